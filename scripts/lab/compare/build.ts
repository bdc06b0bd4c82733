import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { normalize } from './normalize.ts';
import type { Entry, Outcome } from './outcome.ts';
import { readPage } from './page.ts';

/** Files stored as lines rather than a hash. */
const textFile = /(?:^|\/)[_.]\w+$|\.(?:conf|ics|json|md|txt|webmanifest|xml)$/;

// Its default quality is the highest, 11.
const brotli = promisify(brotliCompress);

/**
 * Reads the pages and other files of a build; files in /assets/ count toward the pages that name them.
 *
 * @returns also the URL of the largest script, which is certain to be sent compressed
 */
export async function readBuild(dist: string): Promise<Omit<Outcome, 'answers'> & { script: string }> {
  if (!existsSync(dist)) throw new Error(`There is no folder ${dist}: build the site first.`);
  const paths = listFiles(dist);
  const read = (path: string): Buffer => readFileSync(join(dist, path));
  const sizes = new Map<string, number>();
  const weigh = async (path: string) => sizes.set(`/${path}`, (await brotli(read(path))).length);
  await Promise.all(paths.filter((path) => /\.(?:html|js|css)$/.test(path)).map(weigh));
  const sizeOf = (address: string): number => {
    const size = sizes.get(address);
    if (size === undefined) throw new Error(`A page names ${address}, which is not in ${dist}.`);
    return size;
  };
  const pageEntry = (path: string): [string, Entry] => {
    const page = readPage(read(path).toString(), sizeOf);
    return [path, { ...page, sizes: { HTML: sizeOf(`/${path}`), ...page.sizes } }];
  };
  const fileEntry = (path: string): [string, Entry] => {
    const content = read(path);
    const text = textFile.test(path) && normalize(content.toString()).split('\n');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const entry = {
      lines: { content: text || [`sha256 ${hash}`] },
      sizes: text ? {} : { file: content.length },
    };
    return [normalize(`/${path}`).slice(1), entry];
  };
  const isPage = (path: string): boolean => path.endsWith('.html');
  const isOther = (path: string): boolean => !isPage(path) && !path.startsWith('assets/');
  const scripts = [...sizes.keys()].filter((address) => /^\/assets\/.*\.js$/.test(address));
  return {
    pages: Object.fromEntries(paths.filter(isPage).map(pageEntry)),
    files: Object.fromEntries(paths.filter(isOther).map(fileEntry)),
    script: scripts.sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? '/assets/',
  };
}

/** The files of a folder, sorted, without the compressed variants that `npm start` adds. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
