import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../../../schema/lens.ts';

/** What a request is judged by. */
interface Asking extends Pick<IncomingMessage, 'method' | 'headers'> {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>;
}

/**
 * Why a request may not write or open files, or `undefined` if it may: only pages of this dev server may, in a browser
 * on this computer. `Host` and `Origin` exclude other sites, including those whose name resolves to this computer; the
 * token excludes programs that have not read the page.
 *
 * @param token of this start of the dev server
 */
export function refusalOf({ method, headers, socket }: Asking, token: string): string | undefined {
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
  return 'Only the lens on this computer may do this. Reload the page if the dev server was restarted.';
}
