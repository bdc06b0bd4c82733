import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tools } from './tools.ts';

interface SelfSigned {
  generate(attributes: undefined, options: { keyType: 'ec' }): Promise<{ private: string; cert: string }>;
}

/**
 * Has a site answer over HTTPS and HTTP/2, as every host of it does: what a page needs then comes over the connection
 * that is there already. Its certificate is made for it, and nobody but a browser that is told to trusts it.
 *
 * @param site the server of the site; it need not listen
 * @returns a server that does not listen yet, see listen()
 */
export async function secureServer(site: Server): Promise<Http2SecureServer> {
  const { generate } = createRequire(join(tools, 'package.json'))('selfsigned') as SelfSigned;
  const { private: key, cert } = await generate(undefined, { keyType: 'ec' });
  return createSecureServer({ key, cert }, (request, response) => {
    // Node's HTTP/2 has the same requests and responses, for such use (https://nodejs.org/api/http2.html#compatibility-api).
    site.emit('request', request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
}
