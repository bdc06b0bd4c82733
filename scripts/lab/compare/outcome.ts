import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is stored for a page, file or answer: lines by aspect, such as `text`, and bytes by name. */
export interface Entry {
  readonly lines: { readonly [aspect: string]: readonly string[] };
  readonly sizes: { readonly [name: string]: number };
}

export type Entries = Readonly<Record<string, Entry>>;

/** The outcome of a build: pages and other files by path, answers of a server by URL. */
export interface Outcome {
  readonly pages: Entries;
  readonly files: Entries;
  readonly answers: Entries;
}

/** Writes an outcome to a folder and replaces the previous one, including its screenshots. */
export function writeOutcome(folder: string, outcome: Outcome): void {
  for (const old of ['screenshots', 'diff']) rmSync(join(folder, old), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'outcome.json'), JSON.stringify(outcome, null, 1));
}

/** Reads an outcome written by writeOutcome(). */
export function readOutcome(folder: string): Outcome {
  const file = join(folder, 'outcome.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: store an outcome in ${folder} first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
