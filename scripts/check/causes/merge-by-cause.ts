import { posix } from 'node:path';
import type { Graph } from '../core/graph.ts';
import { counter, grouped } from '../core/grouped.ts';
import { localeOf } from '../core/groups.ts';
import { minConventionFiles, minCustomPages, minSameCause } from '../core/limits.ts';
import { alsoTrueOf } from '../core/words.ts';
import { byPlace, type Finding, identity, isOneOf } from '../finding.ts';
import type { RuleOrCode } from '../rules/catalog.ts';

/** A common cause of several findings, by which they are merged into one. */
interface Cause {
  /** What reports it; every rule if absent. */
  rules?: readonly RuleOrCode[];
  /** The minimum to merge: of findings if all are in one file, otherwise of files. */
  minCount: number;
  /** What its findings share besides rule, code and level; `undefined` if a finding has another cause. */
  keyOf(finding: Finding): readonly unknown[] | undefined;
  /** A sentence to add to the message. */
  hint?(finding: Finding): string | undefined;
}

/** Applied in order, each to the groups that the one before it returned. */
const causes: readonly Cause[] = [
  // Where a section lacks several things of one kind, a part of it is missing.
  {
    rules: ['links/missing', 'mdx-protected/missing-code'],
    minCount: minSameCause,
    keyOf: ({ path, line }) => [path, line],
  },
  // What a tool damaged, the source dropped in one change, a merge duplicated, or nobody translated in a file.
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
    minCount: minSameCause,
    keyOf: ({ path, data: { other } }) => [path, other],
  },
  // A name or a URL that was changed everywhere in a folder, or nowhere yet.
  {
    rules: ['mdx-protected/other-code', 'mdx-protected/other-component', 'links/different'],
    minCount: minSameCause,
    keyOf: ({ path, data: { expected, found, address } }) => [
      posix.dirname(path),
      expected,
      found ?? address,
    ],
  },
  // A placeholder that has another name throughout a file.
  {
    rules: ['placeholders/different'],
    minCount: minSameCause,
    keyOf: ({ path, data: { expected, found } }) => {
      const [names, own] = [expected, found] as [string[], string[]];
      return own.every((name) => names.includes(name)) ? undefined : [path, expected, found];
    },
  },
  // A note for readers of the source, such as that a page is not translated.
  {
    rules: ['mdx-protected/missing-component'],
    minCount: minCustomPages,
    keyOf: ({ data: { note } }) => [note],
  },
  // A folder that was deleted or moved in the source, or a note for those who edit the source.
  {
    rules: ['file/no-source', 'mdx-protected/missing-component'],
    minCount: minCustomPages,
    keyOf: ({ path, data: { expected } }) => [posix.dirname(path), expected],
  },
  // Titles of pages about error messages, which readers search for: translated together, or untranslated on purpose.
  {
    rules: ['untranslated/english', 'untranslated/script', 'untranslated/english-todo'],
    minCount: minCustomPages,
    keyOf: ({ path, data: { language, unit } }) =>
      /^#./.test(String(unit)) ? undefined : [posix.dirname(path), language, unit],
  },
  // A sentence in another language that several pages share, such as a bilingual note, or generated text.
  {
    rules: ['untranslated/english', 'untranslated/language', 'untranslated/script'],
    minCount: minSameCause,
    keyOf: ({ data: { found } }) => [found],
  },
  // Where several translations agree on something other than the source, the source is probably wrong.
  {
    rules: [
      'links/different',
      'mdx-protected/other-code',
      'mdx-protected/other-component',
      'numbers/different',
      'placeholders/different',
    ],
    minCount: minSameCause,
    keyOf: replacementOf,
    // If they only lack something, the source is probably right.
    hint: ({ data: { found } }) =>
      Array.isArray(found) && found.length === 0 ? undefined : 'Perhaps the source is wrong.',
  },
  // What several translations lack, or have differently, at the same place: it was added or changed in the source.
  {
    rules: ['headings', 'keys', 'links', 'mdx-protected', 'numbers', 'untranslated'],
    minCount: minSameCause,
    keyOf: ({ data: { at, expected, names } }) => (at || names ? [at, expected, names] : undefined),
  },
  // A convention that this check does not know, or the output of one tool.
  {
    rules: ['chars', 'parse'],
    minCount: minConventionFiles,
    keyOf: ({ data: { reason, key } }) => [reason, key],
  },
];

/** What a translation has in place of something in the source; URLs are compared without a language folder. */
function replacementOf({ data: { at, found, address } }: Finding): readonly unknown[] | undefined {
  const replacement = found ?? (address && String(address).replace(/^\/[a-z]{2,3}(?:-[a-z]+)?(?=\/)/i, ''));
  return replacement ? [at, replacement] : undefined;
}

/**
 * Merges findings with the same cause in projects with a `layout`: the first, of the newest version, mentions the rest.
 */
export function mergeByCause(findings: readonly Finding[], graph: Graph): Finding[] {
  const { layout } = graph.project;
  if (!layout) return [...findings];
  const newest = (path: string): string => layout.newestVersion?.(path) ?? path;
  const isOlder = ({ path }: Finding): boolean => newest(path) !== path;
  const newestFirst = [
    ...findings.filter((finding) => !isOlder(finding)),
    ...findings.filter(isOlder).sort(byVersion),
  ];
  return [mostlyUntranslated(graph), copiedToVersions(newest), ...causes]
    .reduce<readonly Group[]>(
      mergeGroups,
      newestFirst.map((first) => ({ first, rest: [] })),
    )
    .map(toFinding)
    .sort(byPlace);
}

/** Sorts newer versions first; 1.10 is newer than 1.9. */
const byVersion = (a: Finding, b: Finding): number => b.path.localeCompare(a.path, 'en', { numeric: true });

/** A problem in several versions of a file, which was copied from one version to the next. */
function copiedToVersions(newest: (path: string) => string): Cause {
  const timesBefore = counter();
  return {
    minCount: 2,
    keyOf: (finding) => {
      // Of several equal findings in a file, each corresponds to the one of the same index in other versions.
      const nth = timesBefore(identity(finding));
      return [nth, identity({ ...finding, path: newest(finding.path) })];
    },
  };
}

/** Files that are mostly untranslated: those of a language that was only begun, or generated pages. */
const mostlyUntranslated = (graph: Graph): Cause => ({
  rules: ['untranslated/page', 'keys/many-missing'],
  minCount: minSameCause,
  keyOf: ({ path, code, data: { open, texts } }) =>
    code === 'page' || Number(open) * 2 > Number(texts) ? [localeOf(path, graph)] : undefined,
});

interface Group {
  first: Finding;
  rest: readonly Finding[];
  hint?: string | undefined;
}

function mergeGroups(groups: readonly Group[], { rules, minCount, keyOf, hint }: Cause): Group[] {
  const byCause = grouped(groups, ({ first }, index) => {
    const { rule, code, level, old } = first;
    const cause = !rules || isOneOf(first, ...rules) ? keyOf(first) : undefined;
    return JSON.stringify(cause ? [rule, code, level, old, ...cause] : index);
  });
  return [...byCause.values()].flatMap((same): Group[] => {
    const [one, ...others] = same;
    const files = new Set(same.map(({ first }) => first.path)).size;
    if ((files > 1 ? files : same.length) < minCount) return same;
    const rest = [...one.rest, ...others.flatMap(({ first, rest }) => [first, ...rest])];
    return [{ first: one.first, rest, hint: hint?.(one.first) ?? one.hint }];
  });
}

/** Returns the first finding of a group, which mentions the others in its message. */
function toFinding({ first, rest, hint }: Group): Finding {
  if (rest.length === 0) return first;
  const [, ...others] = new Set([first, ...rest].map(({ path }) => path));
  const here = rest.filter(({ path }) => path === first.path);
  const lines = [...new Set(here.map(({ line }) => line))].filter((line) => line !== first.line);
  const sentences = [
    first.message,
    others.length > 0 && alsoTrueOf(others),
    here.length > 0 &&
      `There ${here.length === 1 ? 'is' : 'are'} ${here.length} more like this${lines.length > 0 ? `, on ${placesIn(lines)}` : ''}.`,
    hint,
  ];
  const data = { ...first.data, more: others.length || rest.length, ...(others.length > 0 && { others }) };
  return { ...first, data, message: sentences.filter(Boolean).join(' ') };
}

/** Formats line numbers: “line 12”, or the first five of several. */
const placesIn = ([first, ...more]: readonly number[]): string =>
  more.length === 0
    ? `line ${first}`
    : `lines ${[first, ...more].slice(0, 5).join(', ')}${more.length > 4 ? ' …' : ''}`;
