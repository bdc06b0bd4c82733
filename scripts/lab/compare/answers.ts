import { normalize } from './normalize.ts';
import type { Entries, Entry } from './outcome.ts';

/** Headers that differ with every build or connection. */
const leftOut = /^(?:date|etag|last-modified|connection|keep-alive)$/;

/** Addresses beyond those of the pages. */
const others = ['/nope', '/nl/nope', '/about/', '/about.html', '/nl/'];

/** The address of a page by its file: that of `nl/about.html` is `/nl/about`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/**
 * Asks a server for pages and some other addresses, and reads status and headers of the answers.
 *
 * @param script address of a script, which stands for all in /assets/
 */
export async function readAnswers(at: string, files: string[], script: string): Promise<Entries> {
  const answers: Record<string, Entry> = {};
  for (const address of [...files.map(addressOf), ...others, script]) {
    // Versions of Node ask for different encodings by themselves.
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await fetch(at + address, { redirect: 'manual', headers }).catch((error: Error) => {
      throw new Error(`There is no answer from ${at}${address}.`, { cause: error });
    });
    await response.arrayBuffer();
    const lines = [...response.headers]
      .filter(([name]) => !leftOut.test(name))
      // That the length is told matters; how long, the sizes of the build tell.
      .map(([name, value]) => `${name}: ${name === 'content-length' ? '(bytes)' : value.replace(at, '')}`);
    const answer = [`status: ${response.status}`, ...lines].map(normalize);
    answers[address === script ? '/assets/' : address] = { lines: { answer }, sizes: {} };
  }
  return answers;
}
