import http, { type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
}

/**
 * Requests a path exactly as written, on its own connection; fetch() would normalize the path, follow redirects and
 * undo compression.
 *
 * @param address for example `http://127.0.0.1:4173`
 */
export function request(
  address: string,
  path: string,
  { method = 'GET', headers }: Asked = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const req = http.request(
      { hostname, port, path, method, headers, agent: false, timeout: 10_000 },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
        res.on('error', reject);
      },
    );
    req.on('timeout', () => req.destroy(new Error(`no response to ${method} ${path} within 10 s`)));
    req.on('error', reject);
    req.end();
  });
}
