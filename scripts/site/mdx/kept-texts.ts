import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeVersion } from '../../content/code-version.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a text is read and changed by when it is compiled. */
const compilerSources = ['scripts/site/mdx', 'scripts/content', 'schema'];

/** Compiled texts that outlast a build. */
interface KeptTexts {
  /** The code of a text, if it is kept. */
  get(text: string): string | undefined;
  set(text: string, code: string): void;
}

/**
 * Compiled texts in a folder: in one file, since a file of its own for each would take longer to make than a text to
 * read, under a name for all that decides what comes out; what another compiler has left is thrown away.
 *
 * Each line has the hash of a text and its code as JSON. Builds may run side by side, and be cut off: lines are only
 * added, in one go, and one that cannot be read is as good as none.
 */
export function keptTexts(folder = join(root, '.cache', 'compiled')): KeptTexts {
  mkdirSync(folder, { recursive: true });
  const current = codeVersion(root, compilerSources);
  const file = join(folder, current);
  for (const other of readdirSync(folder)) {
    if (other !== current) rmSync(join(folder, other), { recursive: true, force: true });
  }
  const bytes = readIfThere(file);
  const lines = linesByHash(bytes);
  const added = new Set<string>();
  return {
    get(text) {
      const line = lines.get(hash(text));
      try {
        return line && (JSON.parse(bytes.toString('utf8', ...line)) as string);
      } catch {
        return undefined;
      }
    },
    set(text, code) {
      const name = hash(text);
      // The dev server compiles a text again after each change of another.
      if (added.has(name)) return;
      added.add(name);
      // Whatever fails, the next build compiles again.
      try {
        appendFileSync(file, `\n${name} ${JSON.stringify(code)}`);
      } catch {}
    },
  };
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

const newline = 10;

/** Where the code of each hash stands, from and to: the last time, where an earlier line was cut off. */
function linesByHash(bytes: Buffer): Map<string, [from: number, to: number]> {
  const lines = new Map<string, [number, number]>();
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(newline, start);
    const end = found === -1 ? bytes.length : found;
    const from = start + hashLength + 1;
    if (from < end) lines.set(bytes.toString('latin1', start, start + hashLength), [from, end]);
    start = end + 1;
  }
  return lines;
}

const hashLength = 22;

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength);
