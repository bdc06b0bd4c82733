import { type WrittenFile, writeText } from '../core/files.ts';
import type { Edit, Finding } from '../finding.ts';

/** Applies the edits of findings, and tells how many places were fixed in which files. */
export function fixFiles(
  findings: readonly Finding[],
  files: readonly (WrittenFile & { text: string })[],
): { places: number; paths: string[] } {
  let places = 0;
  const paths: string[] = [];
  for (const file of files) {
    const edits = findings.flatMap(({ path, edit }) => (path === file.path && edit ? edit : []));
    const { text, applied } = applyEdits(file.text, edits);
    if (applied === 0) continue;
    writeText(file, text);
    places += applied;
    paths.push(file.path);
  }
  return { places, paths };
}

/** Applies edits to one text. Of two that overlap, the first is applied; the next round finds the other. */
export function applyEdits(text: string, edits: readonly Edit[]): { text: string; applied: number } {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let fixed = '';
  let at = 0;
  let applied = 0;
  let last = -1;
  for (const { start, end, text: replacement } of sorted) {
    if (start < at || start === last) continue;
    fixed += text.slice(at, start) + replacement;
    at = end;
    last = start;
    applied += 1;
  }
  return { text: fixed + text.slice(at), applied };
}
