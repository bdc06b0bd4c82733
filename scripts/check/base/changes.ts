import { parsePatch } from 'diff';
import { contentPath } from '../core/files.ts';
import { gitOutput } from '../core/git/git.ts';
import { filesOf, type Graph } from '../core/graph.ts';

/** What a change touches, by paths as findings name them. */
export interface Changes {
  touchesFile(path: string): boolean;
  /** Whether a line is new or changed, or lines next to it were deleted. */
  touchesLine(path: string, line: number): boolean;
  /** Whether anything is touched in the entry (of a frontmatter or of JSON) or the section that holds a line. */
  touchesAround(path: string, line: number): boolean;
}

/** The lines of a file that a change touches, or all of them. */
export type TouchedLines = ReadonlySet<number> | 'all';

/** What has changed in a content folder since a commit, committed or not. A file that moved is a new file. */
export function readChanges(commit: string, graph: Graph): Changes {
  const asLines = 'diff -U0 --text --no-color --no-renames --no-ext-diff --no-textconv --relative';
  const diff = gitOutput(graph.contentDir, `${asLines} --src-prefix=a/ --dst-prefix=b/`, commit, '--', '.');
  const untracked = gitOutput(graph.contentDir, 'ls-files --others --exclude-standard -z')
    .split('\0')
    .filter(Boolean);
  const touched = new Map<string, TouchedLines>();
  for (const [path, lines] of touchedLines(diff)) touched.set(contentPath(graph.shownAs, path), lines);
  for (const path of untracked) touched.set(contentPath(graph.shownAs, path), 'all');
  return changesOf(touched, new Map(filesOf(graph).map(({ path, text }) => [path, text])));
}

/** Answers questions about touched lines, with the texts that findings are about, by path. */
export function changesOf(
  touched: ReadonlyMap<string, TouchedLines>,
  texts: ReadonlyMap<string, string>,
): Changes {
  const touchesLine = (path: string, line: number): boolean => {
    const lines = touched.get(path);
    return lines === 'all' || (lines?.has(line) ?? false);
  };
  return {
    touchesFile: (path) => touched.has(path),
    touchesLine,
    touchesAround: (path, line) => {
      const lines = touched.get(path);
      if (lines === undefined || lines === 'all') return lines === 'all';
      const { from, to } = spans(texts.get(path) ?? '', line);
      return [...lines].some((other) => other >= from && other <= to);
    },
  };
}

/** Reads `git diff -U0`. A hunk that only removes lines touches the two lines that now stand side by side. */
export function touchedLines(diff: string): Map<string, TouchedLines> {
  const files = parsePatch(diff).filter(({ hunks }) => hunks.length > 0);
  return new Map(
    files.map(({ oldFileName, newFileName, hunks }) => {
      const name = newFileName === '/dev/null' ? oldFileName : newFileName;
      const lines = hunks.flatMap(({ newStart, newLines }) =>
        newLines === 0
          ? [newStart - 1, newStart]
          : Array.from({ length: newLines }, (_, index) => newStart + index),
      );
      return [name?.replace(/^[ab]\//, '') ?? '', new Set(lines)];
    }),
  );
}

/** The first and last line of a text: of a frontmatter or JSON entry, or of a section of a page with its heading. */
export function spans(text: string, line: number): { from: number; to: number } {
  const lines = text.split(/\r?\n/);
  const end = lines[0]?.trimEnd() === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const isBody = end > 0 && line > end;
  const starts = isBody ? /^#{1,6}\s/ : /^\s*(?:-\s|["']?[\w-]+["']?\s*:|---$|[{}[\]])/;
  const first = isBody ? end + 1 : 1;
  const last = isBody || end === 0 ? lines.length : end;
  let from = line;
  while (from > first && !starts.test(lines[from - 1] ?? '')) from--;
  let to = line;
  while (to < last && !starts.test(lines[to] ?? '')) to++;
  return { from, to };
}
