declare module 'gltf-validator' {
  /** The Khronos validator, as far as the tests use it. */
  export function validateBytes(
    data: Uint8Array,
    options?: { readonly maxIssues?: number },
  ): Promise<{ readonly issues: { readonly messages: readonly object[] } }>;
}
