/* Types for the parts of the lab's own packages that we use; `npm ci` does not install these packages. */

declare module 'lighthouse' {
  interface Audit {
    readonly id: string;
    readonly title: string;
    readonly score: number | null;
    readonly displayValue?: string;
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  interface LighthouseResult {
    readonly runtimeError?: { readonly message: string };
    readonly categories: { readonly [id: string]: Category };
    readonly audits: { readonly [id: string]: Audit };
  }
  export default function lighthouse(
    url: string,
    flags: { [flag: string]: unknown },
  ): Promise<{ lhr: LighthouseResult; report: string }>;
}

declare module 'selfsigned' {
  export function generate(
    attributes: undefined,
    options: { keyType: 'ec' },
  ): Promise<{ private: string; cert: string }>;
}
