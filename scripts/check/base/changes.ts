import { contentPath } from '../core/files.ts';
import { gitOutput } from '../core/git/git.ts';
import { filesOf, type Graph } from '../core/graph.ts';

/** What a change touches, by paths as findings name them. */
export interface Changes {
  /** Whether a file is new, deleted or changed. */
  touchesFile(path: string): boolean;
  /** Whether a line is new or changed, or lines next to it were deleted. */
  touchesLine(path: string, line: number): boolean;
  /** Whether anything is touched in the entry (of a frontmatter or of JSON) or the section that holds a line. */
  touchesAround(path: string, line: number): boolean;
}

/** The lines of a file that a change touches, or all of them. */
export type TouchedLines = ReadonlySet<number> | 'all';

/**
 * What has changed in a content folder since a commit, including uncommitted and untracked files. A file that moved is
 * a new file.
 */
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

/**
 * Answers questions about touched lines.
 * @param texts of everything that findings can be about, by path
 */
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
      return touchesLine(path, line) || [...lines].some((other) => other >= from && other <= to);
    },
  };
}

/**
 * Reads `git diff -U0`. A hunk that only removes lines touches the two lines that now stand side by side. Lines are
 * counted, so that text that looks like a header is not read as one.
 */
export function touchedLines(diff: string): Map<string, TouchedLines> {
  const touched = new Map<string, TouchedLines>();
  const lines = diff.split('\n');
  let path = '';
  let current = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const header = /^(?:---|\+\+\+) (?:"?[ab]\/)(.*)$/.exec(line);
    if (header) {
      const name = unquoted(header[1] ?? '');
      if (name !== path) {
        path = name;
        current = new Set();
        touched.set(path, current);
      }
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const [removed, start, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)];
    if (added === 0) current.add(start).add(start + 1);
    for (let index = 0; index < added; index++) current.add(start + index);
    at = skipHunk(lines, at, removed + added);
  }
  return touched;
}

/** The last line of a hunk; notes about a missing end of line do not count. */
function skipHunk(lines: readonly string[], header: number, count: number): number {
  let at = header;
  for (let left = count; left > 0; ) {
    at++;
    if (!(lines[at] ?? '').startsWith('\\')) left--;
    if (at >= lines.length) break;
  }
  return lines[at + 1]?.startsWith('\\') ? at + 1 : at;
}

/** A name as git writes it in a header: followed by a tab if it has spaces, or quoted as in C. */
function unquoted(name: string): string {
  if (!name.endsWith('"')) return name.replace(/\t$/, '');
  return name.slice(0, -1).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    if (code.length === 3) return String.fromCharCode(Number.parseInt(code, 8));
    return { n: '\n', t: '\t', r: '\r' }[code] ?? code;
  });
}

/** Lines of a file, from and to, both included and 1-based. */
interface Span {
  from: number;
  to: number;
}

/**
 * The lines that belong to the same text: all lines of a frontmatter or JSON entry, or a section of a page with its
 * heading.
 */
export function spans(text: string, line: number): Span {
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
