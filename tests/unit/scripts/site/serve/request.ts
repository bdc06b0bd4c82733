import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
}

/**
 * Requests a path exactly as written, on its own connection; fetch() would normalize the path, follow redirects and
 * undo compression.
 *
 * @param address for example `http://127.0.0.1:4173`
 */
export async function request(address: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const sent = http.request({ hostname, port, path, ...options, agent: false, timeout: 10_000 });
  sent.on('timeout', () => sent.destroy(new Error(`no response to ${path} within 10 s`)));
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await buffer(response) };
}
