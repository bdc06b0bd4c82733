import { recordPath, type TextRecord, type WrittenFile } from '../../check/core/index.ts';

/*
 * Digits stand on a line below their part, so that between those of two parts there is one that never changes: git
 * merges branches that accept neighboring parts (`git merge` puts changes together that touch each other).
 */

/** The record of a page as lines of its frontmatter. */
export const yamlRecord = (record: TextRecord): string[] => [
  'source:',
  ...[...record].flatMap(([name, digits]) => [`  ${name}:`, `    "${digits}"`]),
];

/** The record of a namespace as its file, sorted, so that people who add keys rarely touch the same lines. */
export function jsonRecord(record: TextRecord): string {
  const sorted = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([name, digits]) => `  ${JSON.stringify(name)}:\n    "${digits}"`);
  return entries.length > 0 ? `{\n${entries.join(',\n')}\n}\n` : '{}\n';
}

/** The file with the record of a namespace. */
export const recordFile = ({ absolute, relative, path }: WrittenFile): WrittenFile => ({
  absolute: recordPath(absolute),
  relative: recordPath(relative),
  path: recordPath(path),
});
