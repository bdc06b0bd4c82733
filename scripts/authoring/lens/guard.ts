import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../../../schema/lens.ts';

/** Why a request is refused, with an HTTP status. */
export interface Refusal {
  status: 400 | 403 | 413;
  why: string;
}

/** What a request is judged by. */
interface Asking extends Pick<IncomingMessage, 'method' | 'headers'> {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>;
}

/** Maximum size of a request in bytes: an edit is one text. */
export const longestRequest = 64 * 1024;

/**
 * Decides whether a request may write or open files: only pages of this dev server may, in a browser on this computer.
 * `Host` and `Origin` exclude other sites, including those whose name resolves to this computer; the token excludes
 * programs that have not read the page.
 *
 * @param token of this start of the dev server
 */
export function refusalOf({ method, headers, socket }: Asking, token: string): Refusal | undefined {
  const { host, origin } = headers;
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  const sent = Buffer.from(String(headers[tokenHeader] ?? ''));
  const isAllowed =
    method === 'POST' &&
    isLocal &&
    names.includes(host ?? '') &&
    origin === `http://${host}` &&
    headers['content-type'] === 'application/json' &&
    sent.length === token.length &&
    timingSafeEqual(sent, Buffer.from(token));
  if (isAllowed) return undefined;
  return {
    status: 403,
    why: 'Only the lens on this computer may do this. Reload the page if the dev server was restarted.',
  };
}

/** Reads the JSON of a request, unless it is invalid or too long. */
export async function readRequest(request: AsyncIterable<Buffer>): Promise<{ data: unknown } | Refusal> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > longestRequest) return { status: 413, why: 'This text is too long.' };
    chunks.push(chunk);
  }
  try {
    return { data: JSON.parse(Buffer.concat(chunks).toString()) };
  } catch {
    return { status: 400, why: 'This request is not JSON.' };
  }
}
