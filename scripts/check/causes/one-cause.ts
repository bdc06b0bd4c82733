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
import { sourcesOf } from '../core/pairs.ts';
import { count, listed, orInEnglish } from '../core/words.ts';
import { byPlace, type Finding, identity, untyped } from '../finding.ts';

/**
 * One finding for each cause, in other layouts: the first of those that have it, or the newest, tells of the others.
 * Each step takes what the one before it left.
 */
export function oncePerCause(findings: readonly Finding[], graph: Graph): Finding[] {
  if (!graph.project.layout) return [...findings];
  let told = oncePerVersion(findings, graph);
  told = oncePerPart(told);
  told = onceInFiles(customOf, fewestOfCustom, toldOfFolder, told);
  told = onceInFiles(sentenceOf, fewestOfSentence, toldOfFolder, told);
  told = onceInFiles(sourceOf, fewestOfSource, toldOfSource, told);
  told = onceInFiles(conventionOf, fewestOfConvention, toldOfProject, told);
  told = onceInFiles(sourcelessIn(graph), fewestOfCustom, toldOfSourceless, told);
  return told.sort(byPlace);
}

/**
 * What is wrong in several versions of a file was copied from one to the next, and a key that several translations have
 * and the source has not is one that the source dropped.
 */
function oncePerVersion(findings: readonly Finding[], { project, words }: Graph): Finding[] {
  const newest = (path: string): string => project.layout?.newestVersion?.(path) ?? path;
  const sources = new Map(
    [...words.values()].flatMap((files) =>
      [...files.values()].map(({ path }) => [path, files.get(project.source)?.path]),
    ),
  );
  const timesBefore = counter();
  const causeOf = (finding: Finding): string => {
    const path = (isUnknownKey(finding) && sources.get(finding.path)) || finding.path;
    // Of several in a file, each has its own in other versions.
    const nth = timesBefore(identity(finding));
    return [finding.level, finding.old, nth, identity({ ...finding, path: newest(path) })].join();
  };
  const isOld = ({ path }: Finding): boolean => newest(path) !== path;
  const byVersion = (a: Finding, b: Finding): number =>
    isOld(a) && isOld(b)
      ? b.path.localeCompare(a.path, 'en', { numeric: true })
      : Number(isOld(a)) - Number(isOld(b));
  return [...grouped(findings, causeOf).values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(byVersion);
    return first ? toldOfVersions(first, others) : [];
  });
}

const isUnknownKey = ({ rule, code }: Finding): boolean => rule === 'keys' && code === 'unknown';

function toldOfVersions(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first;
  const data = { ...first.data, others: others.map(({ path }) => path) };
  if (isUnknownKey(first)) {
    const { message, fix } = untyped(first, first, first.rule, first.code, data);
    return { ...first, data, message, fix };
  }
  return { ...first, data, message: sameIn(first, count(others.length, 'other version')) };
}

/**
 * Where a section lacks many things of one kind, a part of it is missing. Damaged characters of a file are the work of one
 * program, and keys that the source does not have are from one change of it.
 */
function oncePerPart(findings: readonly Finding[]): Finding[] {
  const parts = grouped(findings, (finding, index) => {
    const { path, line, rule, code, level, old } = finding;
    const name = `${rule}/${code}`;
    const isOfFile = ofPrograms.has(name) || (isUnknownKey(finding) && level === 'warning');
    const part = lacking.has(name) ? [line, rule] : isOfFile ? [name] : [index];
    return [path, level, old, ...part].join();
  });
  return [...parts.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < (first.rule === 'chars' ? 2 : fewestOfSection)) return group;
    const more = others.length;
    const names = isUnknownKey(first) ? others.slice(0, 3).map(({ data: { where } }) => `“${where}”`) : [];
    const which = names.length > 0 ? `: ${listed(more > 3 ? [...names, 'others'] : names)}` : '';
    const isLack = lacking.has(`${first.rule}/${first.code}`);
    const rest = isLack ? `${more} more are missing here.` : `The file has ${more} more${which}.`;
    return { ...first, data: { ...first.data, more }, message: `${first.message} ${rest}` };
  });
}

const lacking: ReadonlySet<string> = new Set(['links/missing', 'mdx-protected/missing-code']);

const ofPrograms: ReadonlySet<string> = new Set(
  ['bullet', 'control', 'direction', 'encoding', 'invisible', 'lost', 'presentation', 'private-use'].map(
    (code) => `chars/${code}`,
  ),
);

/** One finding for what so many files have. */
function onceInFiles(
  causeOf: (finding: Finding) => readonly unknown[] | undefined,
  fewest: number,
  toldOf: (first: Finding, others: number) => Partial<Finding>,
  findings: readonly Finding[],
): Finding[] {
  const byCause = grouped(findings, (finding, index) => JSON.stringify(causeOf(finding) ?? index));
  return [...byCause.values()].flatMap((group) => {
    const [first] = group;
    const [, ...others] = new Set(group.map(({ path }) => path));
    if (!first || others.length + 1 < fewest) return group;
    return { ...first, data: { ...first.data, others }, ...toldOf(first, others.length) };
  });
}

/**
 * What many pages of a folder have in another language, in a field or before the first heading, such as the titles of
 * pages about error messages, which readers search for: they are translated together, or left so on purpose. So it is
 * with a component that they lack, such as a note for whoever edits the source.
 */
function customOf({ path, rule, code, old, data }: Finding): unknown[] | undefined {
  const { unit, language, expected } = data;
  const isLeft = rule === 'untranslated' && ['english', 'script', 'english-todo'].includes(code);
  const isAlike = unit === '#' || !String(unit).startsWith('#');
  if (isLeft && isAlike) return [posix.dirname(path), language, unit, old];
  return code === 'missing-component' ? [posix.dirname(path), code, expected, old] : undefined;
}

/** A sentence in another language that pages of a folder share, such as a note in two languages. */
function sentenceOf({ path, rule, code, old, data: { found, language } }: Finding): unknown[] | undefined {
  const isOther = rule === 'untranslated' && ['language', 'script'].includes(code);
  return isOther ? [posix.dirname(path), language, found, old] : undefined;
}

const toldOfFolder = (first: Finding, others: number): Partial<Finding> => ({
  message: sameIn(first, `${count(others, 'other page')} of this folder`),
  ...(first.data.language !== undefined && {
    fix: `translate it into ${first.data.language} in all of them, or leave it in all of them if that is on purpose.`,
  }),
});

/** What several translations have alike in place of something of the source, which is rather wrong itself. */
function sourceOf({ rule, code, level, old, data: { at, found, address } }: Finding): unknown[] | undefined {
  if (!inPlace.has(`${rule}/${code}`)) return undefined;
  // Without the folder of a language.
  const instead = found ?? String(address).replace(/^\/[a-z]{2,3}(?:-[a-z]+)?(?=\/)/i, '');
  return [rule, code, level, old, at, instead];
}

const inPlace: ReadonlySet<string> = new Set([
  'links/different',
  'mdx-protected/other-code',
  'mdx-protected/other-component',
  'numbers/different',
  'placeholders/different',
]);

function toldOfSource(first: Finding, others: number): Partial<Finding> {
  const fix = first.fix.replace(orInEnglish(true), '').replace(/\.$/, '');
  return {
    message: sameIn(first, count(others, 'other translation')),
    fix: `${fix}, in all of them, or correct ${first.data.at} if the translations are right.`,
  };
}

/**
 * What is wrong by itself in so many files that it is rather a convention that this check does not know, or the work of
 * one program.
 */
const conventionOf = ({ rule, code, level, old, data }: Finding): unknown[] | undefined =>
  ['chars', 'parse'].includes(rule) ? [rule, code, level, old, data.reason] : undefined;

const toldOfProject = (first: Finding, others: number): Partial<Finding> => ({
  message: sameIn(first, count(others, 'other file')),
});

/**
 * Where a language has more files without a source than there are sources, these are elsewhere, as those of a site that is
 * put together.
 */
function sourcelessIn(graph: Graph): (finding: Finding) => unknown[] | undefined {
  const sources = sourcesOf(graph).length;
  const without = grouped(graph.strays, ({ folder }) => folder);
  return ({ path, rule, code, old }) => {
    const locale = localeOf(path, graph) ?? '';
    const isMost = (without.get(locale)?.length ?? 0) > sources;
    return rule === 'file' && code === 'no-source' && isMost ? [code, locale, old] : undefined;
  };
}

const toldOfSourceless = (first: Finding, others: number): Partial<Finding> => ({
  ...toldOfProject(first, others),
  level: 'warning',
  fix: 'delete them if their source is gone; if it is elsewhere, run the check where it is put beside them.',
});

const sameIn = ({ message }: Finding, others: string): string => `${message} The same is true of ${others}.`;
