import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../../../schema/lens.ts';

/** The parts of a request that decide whether it is allowed. */
interface LensRequest extends Pick<IncomingMessage, 'method' | 'headers'> {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>;
}

/**
 * Returns why a request may not write or open files, or `undefined` if it may: only pages of this dev server may, in a
 * browser on this computer. Checking `Host` and `Origin` excludes other sites, including those whose name resolves to
 * this computer; the token excludes programs that have not read the page.
 *
 * @param token the token that the dev server generated when it started
 */
export function refusalReason({ method, headers, socket }: LensRequest, token: string): string | undefined {
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
  return 'Only the lens on this computer may do this. If the dev server was restarted, reload the page.';
}
