import { counter } from '../core/counter.ts';
import type { Graph } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { fewestOfCustom, fewestOfSection } from '../core/limits.ts';
import { count } from '../core/words.ts';
import { byPlace, type Finding, identity, untyped } from '../finding.ts';
import { oncePerFolder } from './once-per-folder.ts';
import { oncePerSource } from './once-per-source.ts';

/**
 * One finding for each cause, in other layouts: a key that several translations have and the source has not is one that
 * the source dropped, and what is wrong in several versions of a file was copied from one to the next. The newest is
 * told, and names the others. What many pages of a folder have in the source language is one as well, and what several
 * translations have alike in place of something of the source.
 */
export function oncePerCause(findings: readonly Finding[], graph: Graph): Finding[] {
  const { layout, source } = graph.project;
  if (!layout) return [...findings];
  const newest = (path: string): string => layout.newestVersion?.(path) ?? path;
  const inJson = [...graph.words.values()];
  const sources = new Map(
    inJson.flatMap((files) => [...files.values()].map(({ path }) => [path, files.get(source)?.path])),
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
  const once = [...grouped(findings, causeOf).values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(byVersion);
    return first ? told(first, others) : [];
  });
  return oncePerSource(oncePerFolder(oncePerPart(once))).sort(byPlace);
}

/**
 * Where a section lacks many things of one kind, a part of it is missing, and many damaged characters of a file are the
 * work of one program: the first is told.
 */
function oncePerPart(findings: readonly Finding[]): Finding[] {
  const parts = grouped(findings, ({ path, line, rule, code, level, old }, index) => {
    const name = `${rule}/${code}`;
    const part = lacking.has(name) ? [line, rule] : ofPrograms.has(name) ? [name] : [index];
    return [path, level, old, ...part].join();
  });
  return [...parts.values()].flatMap((group) => {
    const [first] = group;
    const isDamage = first?.rule === 'chars';
    if (!first || group.length < (isDamage ? fewestOfCustom : fewestOfSection)) return group;
    const more = group.length - 1;
    const rest = isDamage ? `There are ${more} more in this file.` : `${more} more are missing here.`;
    return { ...first, data: { ...first.data, more }, message: `${first.message} ${rest}` };
  });
}

const lacking: ReadonlySet<string> = new Set(['links/missing', 'mdx-protected/missing-code']);

const ofPrograms: ReadonlySet<string> = new Set(
  ['control', 'encoding', 'invisible', 'lost', 'presentation', 'private-use'].map((code) => `chars/${code}`),
);

const isUnknownKey = ({ rule, code }: Finding): boolean => rule === 'keys' && code === 'unknown';

function told(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first;
  const data = { ...first.data, others: others.map(({ path }) => path) };
  if (isUnknownKey(first)) {
    const { message, fix } = untyped(first, first, first.rule, first.code, data);
    return { ...first, data, message, fix };
  }
  const where = `The same is true of ${count(others.length, 'other version')}.`;
  return { ...first, data, message: `${first.message} ${where}` };
}
