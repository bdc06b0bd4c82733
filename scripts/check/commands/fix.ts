import type { Edit } from '../finding.ts';

/** Applies edits to the text of a file. If two overlap, only the first is applied; the next run finds the other. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let fixed = '';
  let at = 0;
  let last = -1;
  for (const { start, end, text: replacement } of sorted) {
    if (start < at || start === last) continue;
    fixed += text.slice(at, start) + replacement;
    at = end;
    last = start;
  }
  return fixed + text.slice(at);
}
