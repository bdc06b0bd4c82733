/* The parts of the lab's own packages in use; they are not installed for whoever only works on the site. */

declare module 'autocannon' {
  interface Result {
    readonly errors: number;
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    /** Number of answers by status. */
    readonly statusCodeStats: { readonly [status: string]: { readonly count: number } };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers: { [name: string]: string };
    requests: { path: string }[];
  }): Promise<Result>;
}

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
  export interface LighthouseResult {
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
