import { recordPath, type TextRecord, type WrittenFile } from '../../check/core/index.ts';

/*
 * Digits are on the line below the name of their part, so that an unchanged line separates those of two parts. Without
 * it, branches that accept neighboring parts would conflict: `git merge` combines changes to adjacent lines.
 */

/** Formats the record of a page as lines of its frontmatter. */
export const yamlRecord = (record: TextRecord): string[] => [
  'source:',
  ...[...record].flatMap(([name, digits]) => [`  ${name}:`, `    "${digits}"`]),
];

/** Formats the record file of a namespace, sorted so that branches that add keys rarely change the same lines. */
export function jsonRecord(record: TextRecord): string {
  const sorted = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([name, digits]) => `  ${JSON.stringify(name)}:\n    "${digits}"`);
  return entries.length > 0 ? `{\n${entries.join(',\n')}\n}\n` : '{}\n';
}

/** Returns the file with the record of a namespace. */
export const recordFile = ({ absolute, relative, path }: WrittenFile): WrittenFile => ({
  absolute: recordPath(absolute),
  relative: recordPath(relative),
  path: recordPath(path),
});
