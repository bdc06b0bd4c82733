import { posix } from 'node:path';
import type { Graph } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { fewestAlike, fewestOfCustom } from '../core/limits.ts';
import { sameIn, some } from '../core/words.ts';
import { byPlace, type Finding, identity } from '../finding.ts';

/** Why several findings say the same. */
interface Cause {
  /** The rules that tell of it, or some of their codes: `chars`, `links/missing`; all, if there are none. */
  rules?: readonly string[];
  /** So many findings in a file, or so many files, have it. */
  fewest: number;
  /** What it is known by, beside rule, code and level; nothing if a finding has another cause. */
  of(finding: Finding): readonly unknown[] | undefined;
}

/** Each takes what those before it left. */
const causes: readonly Cause[] = [
  // Where a section lacks many things of one kind, a part of it is missing.
  {
    rules: ['links/missing', 'mdx-protected/missing-code'],
    fewest: fewestAlike,
    of: ({ path, line }) => [path, line],
  },
  // The work of one program, one change of the source or one merge, or a page that was never translated.
  {
    rules: [
      'chars/control',
      'chars/encoding',
      'chars/invisible',
      'chars/lost',
      'chars/private-use',
      'keys/unknown',
      'parse/key-twice',
      'untranslated/language',
      'untranslated/script',
    ],
    fewest: fewestAlike,
    of: ({ path, data: { other } }) => [path, other],
  },
  // What several translations lack or have in another way, in the same place of the source: it was added or changed there.
  {
    rules: ['headings', 'keys', 'links', 'mdx-protected', 'numbers', 'stale', 'untranslated'],
    fewest: fewestAlike,
    of: ({ data: { at, expected, names, change } }) =>
      at || names ? [at, expected, names, change] : undefined,
  },
  // A folder that the source has dropped or moved, or that nobody has translated.
  {
    rules: ['file/no-source', 'untranslated/page'],
    fewest: fewestOfCustom,
    of: ({ path }) => [posix.dirname(path)],
  },
  // A name or an address that was changed everywhere, or a note in two languages.
  {
    rules: ['links/different', 'mdx-protected/other-code', 'mdx-protected/other-component', 'untranslated'],
    fewest: fewestAlike,
    of: ({ data: { expected, address, found = address } }) => (found ? [expected, found] : undefined),
  },
  // A convention that this check does not know, or the work of one program.
  { rules: ['chars', 'parse'], fewest: fewestOfCustom, of: ({ data: { reason, key } }) => [reason, key] },
];

/**
 * One finding for each cause, in other layouts: the first of those that have it, or the newest, tells of the others.
 */
export function oncePerCause(findings: readonly Finding[], { project: { layout } }: Graph): Finding[] {
  if (!layout) return [...findings];
  const newest = (path: string): string => layout.newestVersion?.(path) ?? path;
  const isOlder = ({ path }: Finding): boolean => newest(path) !== path;
  const newestFirst = [
    ...findings.filter((finding) => !isOlder(finding)),
    ...findings.filter(isOlder).sort(byVersion),
  ];
  // What is wrong in several versions of a file was copied from one to the next.
  const copied: Cause = {
    fewest: 2,
    of: (finding) => layout.newestVersion && [identity({ ...finding, path: newest(finding.path) })],
  };
  return [copied, ...causes]
    .reduce<readonly Finding[][]>(
      once,
      newestFirst.map((finding) => [finding]),
    )
    .map(told)
    .sort(byPlace);
}

/** The newest first: 1.10 comes after 1.9. */
const byVersion = (a: Finding, b: Finding): number => b.path.localeCompare(a.path, 'en', { numeric: true });

/** Puts groups of findings together whose first ones have the same cause. */
function once(groups: readonly Finding[][], { rules, fewest, of }: Cause): Finding[][] {
  const byCause = grouped(groups, ([first], index) => {
    const { rule = '', code, level, old } = first ?? {};
    const isTold = first && (!rules || rules.includes(rule) || rules.includes(`${rule}/${code}`));
    const cause = isTold ? of(first) : undefined;
    return JSON.stringify(cause ? [rule, code, level, old, ...cause] : index);
  });
  return [...byCause.values()].flatMap((same) => {
    const files = new Set(same.map(([first]) => first?.path)).size;
    return same.length > 1 && (files > 1 ? files : same.length) >= fewest ? [same.flat()] : same;
  });
}

/** The first finding of a group, which tells of the others. */
function told([first, ...rest]: readonly Finding[]): Finding {
  if (!first || rest.length === 0) return first as Finding;
  const [, ...others] = new Set([first, ...rest].map(({ path }) => path));
  const here = rest.filter(({ path }) => path === first.path);
  const lines = [...new Set(here.map(({ line }) => line))].filter((line) => line !== first.line);
  const places =
    lines.length > 0 ? `, in ${lines.length > 1 ? 'lines' : 'line'} ${some(lines.map(String), 5)}` : '';
  const said = [
    first.message,
    others.length > 0 && sameIn(others),
    here.length > 0 && `There ${here.length === 1 ? 'is' : 'are'} ${here.length} more of this kind${places}.`,
  ];
  const data = { ...first.data, more: others.length || rest.length, ...(others.length > 0 && { others }) };
  return { ...first, data, message: said.filter(Boolean).join(' ') };
}
