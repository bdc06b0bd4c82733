import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesBelow, type Graph } from '../../check/core/index.ts';
import { writeChanges } from '../editing/write-changes.ts';
import { Unreadable } from './document.ts';
import { type ExportOptions, exportPages } from './export.ts';
import { type FormatName, formats, readDocument } from './formats.ts';
import { countOf, type ImportOptions, importDocuments } from './import.ts';

/**
 * Writes the texts of a language into a file, or into a folder with a file for each page.
 *
 * @throws Error when a file cannot be read or written
 */
export function exportFiles(
  graph: Graph,
  { format, out, perPage, ...options }: ExportOptions & { format: FormatName; out: string; perPage: boolean },
  say: (line: string) => void,
): void {
  const { extension, page: pageOf, file } = formats[format];
  const languages = { source: graph.project.source, language: options.language };
  const pages: string[] = [];
  const counts = { missing: 0, stale: 0, translated: 0 };
  for (const page of exportPages(graph, options)) {
    for (const id of page.leftOut)
      say(
        `${page.path}: ${id} has other paragraphs, list items or cells than in English, so it is not exported.`,
      );
    if (page.units.length === 0) continue;
    for (const { state } of page.units) counts[state]++;
    const text = pageOf(page, languages);
    pages.push(text);
    if (perPage) write(join(out, page.path + extension), file([text], languages, page.units.length));
  }
  const count = counts.missing + counts.stale + counts.translated;
  if (!perPage) write(out, file(pages, languages, count));
  const states = Object.entries(counts).map(([state, number]) => `${number} ${state}`);
  say(`${out}: ${countOf(count, 'text')} from ${countOf(pages.length, 'file')} (${states.join(', ')}).`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Imports files of translation tools, or all files of a folder.
 *
 * @returns 0 when everything was imported, 1 when something was refused, 2 when a file cannot be read; then nothing is
 *   written
 */
export function importFiles(
  graph: Graph,
  paths: readonly string[],
  options: ImportOptions,
  say: (line: string) => void,
): 0 | 1 | 2 {
  const files = paths.flatMap(filesIn);
  try {
    const documents = files.map((path) => {
      try {
        return readDocument(readFileSync(path), path);
      } catch (error) {
        throw error instanceof Unreadable ? new Unreadable(`${path}: ${error.message}`) : error;
      }
    });
    const { changes, taken, refused, english, equal } = importDocuments(graph, documents, options);
    writeChanges(graph, changes);
    for (const line of taken) say(`Taken: ${line}`);
    for (const line of english) say(`English has changed: ${line}`);
    for (const line of refused) say(`Refused: ${line}`);
    if (equal > 0)
      say(`${equal} missing texts are the same as in English and stay missing; --accept-equal takes them.`);
    if (taken.length === 0) say('Nothing was written.');
    return refused.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    say(`${error.message}\nNothing was written.`);
    return 2;
  }
}

/** A file itself, or the files below a folder. @throws Error when there is none */
function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${path}.`);
  return found.isDirectory()
    ? entriesBelow(path).flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    : [path];
}
