declare module 'gltf-validator' {
  /** The parts of the Khronos validator that the tests use. */
  export function validateBytes(
    data: Uint8Array,
    options?: { readonly maxIssues?: number },
  ): Promise<{ readonly issues: { readonly messages: readonly object[] } }>;
}
