import { posix } from 'node:path';
import { counter } from '../core/counter.ts';
import type { Graph } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { localeOf } from '../core/groups.ts';
import {
  fewestOfConvention,
  fewestOfCustom,
  fewestOfSection,
  fewestOfSentence,
  fewestOfSource,
} from '../core/limits.ts';
import { pairsOf, sourcesOf } from '../core/pairs.ts';
import { count, listed, orInEnglish } from '../core/words.ts';
import { byPlace, type Finding, identity, untyped } from '../finding.ts';

/**
 * One finding for each cause, in other layouts: the first of those that have it, or the newest, tells of the others.
 * Each step takes what the one before it left.
 */
export function oncePerCause(findings: readonly Finding[], graph: Graph): Finding[] {
  if (!graph.project.layout) return [...findings];
  const told = oncePerPart(oncePerVersion(findings, graph));
  return [custom, note, replaced, convention, elsewhereIn(graph)].reduce(onceInFiles, told).sort(byPlace);
}

/**
 * What is wrong in several versions of a file was copied from one to the next, and a key that several translations have
 * and the source has not is one that the source dropped.
 */
function oncePerVersion(findings: readonly Finding[], graph: Graph): Finding[] {
  const newest = (path: string): string => graph.project.layout?.newestVersion?.(path) ?? path;
  const sources = new Map(pairsOf(graph).map(({ source, translation }) => [translation.path, source.path]));
  const timesBefore = counter();
  const causeOf = (finding: Finding): string => {
    const path = (isUnknownKey(finding) && sources.get(finding.path)) || finding.path;
    // Of several in a file, each has its own in other versions.
    const nth = timesBefore(identity(finding));
    return [finding.level, finding.old, nth, identity({ ...finding, path: newest(path) })].join();
  };
  return [...grouped(findings, causeOf).values()].flatMap((group) => {
    const first = group.find(({ path }) => newest(path) === path) ?? group.toSorted(byVersion).at(-1);
    const others = group.flatMap((one) => (one === first ? [] : one.path));
    if (!first || others.length === 0) return group;
    const data = { ...first.data, others };
    if (!isUnknownKey(first)) return { ...first, data, message: sameIn(first, others.length) };
    const { message, fix } = untyped(first, first, first.rule, first.code, data);
    return { ...first, data, message, fix };
  });
}

/** In versions, 1.10 comes after 1.9. */
const byVersion = (a: Finding, b: Finding): number => a.path.localeCompare(b.path, 'en', { numeric: true });

const isUnknownKey = ({ rule, code }: Finding): boolean => rule === 'keys' && code === 'unknown';

/**
 * Where a section lacks many things of one kind, a part of it is missing. Damaged characters of a file are the work of one
 * program, and keys that the source does not have are from one change of it.
 */
function oncePerPart(findings: readonly Finding[]): Finding[] {
  const parts = grouped(findings, (finding, index) => {
    const { path, line, rule, code, level, old } = finding;
    const isOfFile = isOfProgram(finding) || (isUnknownKey(finding) && level === 'warning');
    const part = isLack(finding) ? [line, rule] : isOfFile ? [rule, code] : [index];
    return [path, level, old, ...part].join();
  });
  return [...parts.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < (first.rule === 'chars' ? 2 : fewestOfSection)) return group;
    const more = others.length;
    const names = isUnknownKey(first) ? others.slice(0, 3).map(({ data: { where } }) => `“${where}”`) : [];
    const which = names.length > 0 ? `: ${listed(more > 3 ? [...names, 'others'] : names)}` : '';
    const rest = isLack(first) ? `${more} more are missing here.` : `The file has ${more} more${which}.`;
    return { ...first, data: { ...first.data, more }, message: `${first.message} ${rest}` };
  });
}

/** Tells findings by their rules and codes. */
const isOneOf =
  (...names: readonly string[]) =>
  ({ rule, code }: Finding): boolean =>
    names.includes(`${rule}/${code}`);

const isLack = isOneOf('links/missing', 'mdx-protected/missing-code');

const isOfProgram = isOneOf(
  ...['bullet', 'control', 'direction', 'encoding', 'invisible', 'lost', 'presentation', 'private-use'].map(
    (code) => `chars/${code}`,
  ),
);

/** Why several files may have the same. */
interface Cause {
  /** What it is known by, beside rule, code and level; nothing if a finding has another cause. */
  of(finding: Finding): readonly unknown[] | undefined;
  /** In so many files it is that. */
  fewest: number;
  /** What is said otherwise then. */
  told?(first: Finding): Partial<Finding>;
}

function onceInFiles(findings: readonly Finding[], { of, fewest, told }: Cause): Finding[] {
  const byCause = grouped(findings, (finding, index) => {
    const { rule, code, level, old } = finding;
    const cause = of(finding);
    return JSON.stringify(cause ? [rule, code, level, old, ...cause] : index);
  });
  return [...byCause.values()].flatMap((group) => {
    const [first] = group;
    const [, ...others] = new Set(group.map(({ path }) => path));
    if (!first || others.length + 1 < fewest) return group;
    const data = { ...first.data, others };
    return { ...first, data, message: sameIn(first, others.length), ...told?.(first) };
  });
}

const sameIn = ({ message }: Finding, others: number): string =>
  `${message} The same is true of ${count(others, 'other file')}.`;

/**
 * What many pages of a folder have in another language, in a field or before the first heading, such as the titles of
 * pages about error messages, which readers search for: they are translated together, or left so on purpose. So it is
 * with a component that they lack, such as a note for whoever edits the source.
 */
const custom: Cause = {
  fewest: fewestOfCustom,
  of: ({ path, rule, code, data: { unit, language, expected } }) => {
    const isLeft = rule === 'untranslated' && ['english', 'script', 'english-todo'].includes(code);
    const isAlike = unit === '#' || !String(unit).startsWith('#');
    if (isLeft && isAlike) return [posix.dirname(path), language, unit];
    return code === 'missing-component' ? [posix.dirname(path), expected] : undefined;
  },
  told: ({ fix, data: { language } }) => {
    const all = `translate it into ${language} in all of them, or leave it in all of them if that is on purpose.`;
    return { fix: language === undefined ? fix : all };
  },
};

/** A sentence in another language that pages of a folder share, such as a note in two languages. */
const note: Cause = {
  ...custom,
  fewest: fewestOfSentence,
  of: ({ path, rule, code, data: { found, language } }) =>
    rule === 'untranslated' && ['language', 'script'].includes(code)
      ? [posix.dirname(path), language, found]
      : undefined,
};

const isInPlace = isOneOf(
  'links/different',
  'mdx-protected/other-code',
  'mdx-protected/other-component',
  'numbers/different',
  'placeholders/different',
);

/** What several translations have alike in place of something of the source, which is rather wrong itself. */
const replaced: Cause = {
  fewest: fewestOfSource,
  of: (finding) => {
    const { at, found, address } = finding.data;
    // Without the folder of a language.
    const instead = found ?? String(address).replace(/^\/[a-z]{2,3}(?:-[a-z]+)?(?=\/)/i, '');
    return isInPlace(finding) ? [at, instead] : undefined;
  },
  told: ({ fix, data: { at } }) => ({
    fix: `${fix.replace(orInEnglish(true), '').replace(/\.$/, '')}, in all of them, or correct ${at} if the translations are right.`,
  }),
};

/**
 * What is wrong by itself in so many files that it is rather a convention that this check does not know, or the work of
 * one program.
 */
const convention: Cause = {
  fewest: fewestOfConvention,
  of: ({ rule, data }) => (['chars', 'parse'].includes(rule) ? [data.reason] : undefined),
};

/**
 * Where a language has more files without a source than there are sources, these are elsewhere, as those of a site that is
 * put together.
 */
function elsewhereIn(graph: Graph): Cause {
  const sources = sourcesOf(graph).length;
  const without = grouped(graph.strays, ({ folder }) => folder);
  return {
    fewest: fewestOfCustom,
    of: ({ path, code }) => {
      const locale = localeOf(path, graph) ?? '';
      const isMost = (without.get(locale)?.length ?? 0) > sources;
      return code === 'no-source' && isMost ? [locale] : undefined;
    },
    told: () => ({
      level: 'warning',
      fix: 'delete them if their source is gone; if it is elsewhere, run the check where it is put beside them.',
    }),
  };
}
