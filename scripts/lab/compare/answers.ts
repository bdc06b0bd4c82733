import { normalize } from './normalize.ts';
import type { Entries, Entry } from './outcome.ts';

/** Headers that differ with every build or connection. */
const leftOut = /^(?:date|etag|last-modified|connection|keep-alive)$/;

/** URLs beyond those of the pages. */
const others = ['/nope', '/nl/nope', '/about/', '/about.html', '/nl/'];

/** The URL of a page by its file: `nl/about.html` is `/nl/about`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/**
 * Requests pages and some other URLs from a server; returns status and headers.
 *
 * @param script URL of a script, which represents all in /assets/
 */
export async function readAnswers(at: string, files: string[], script: string): Promise<Entries> {
  const answers: Record<string, Entry> = {};
  for (const address of [...files.map(addressOf), ...others, script]) {
    // The default `Accept-Encoding` depends on the version of Node.
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await fetch(at + address, { redirect: 'manual', headers }).catch((error: Error) => {
      throw new Error(`No response from ${at}${address}.`, { cause: error });
    });
    await response.arrayBuffer();
    const lines = [...response.headers]
      .filter(([name]) => !leftOut.test(name))
      // Only the presence of a length matters; the build has the sizes.
      .map(([name, value]) => `${name}: ${name === 'content-length' ? '(bytes)' : value.replace(at, '')}`);
    const answer = [`status: ${response.status}`, ...lines].map(normalize);
    answers[address === script ? '/assets/' : address] = { lines: { answer }, sizes: {} };
  }
  return answers;
}
