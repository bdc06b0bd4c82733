import { dirname } from 'node:path';
import { codeHostOf, historyUrl } from '../code-host.ts';
import { repositoryOf } from '../core/git/git.ts';
import type { Pair } from '../core/pairs.ts';
import type { Project } from '../core/project.ts';
import { recordedOf } from '../core/staleness/checked.ts';
import { normalized } from '../core/staleness/normalize.ts';
import { nameOfPair, partTexts } from '../core/staleness/part-places.ts';
import { goneTitle, isPage, partsOf } from '../core/staleness/parts.ts';
import { type Stale, stalenessOf } from '../core/staleness/staleness.ts';
import { type OldEnglish, versionsFor } from '../english-history.ts';
import type { CommandInput } from './index.ts';
import { namedParts, type Target, targetsOf } from './targets.ts';
import { wordDiff } from './word-diff.ts';

/**
 * `npm run check -- diff nl/pricing`: what changed in English since a translation was made, word by word. The
 * old words come from the history of the repository; where that is not at hand, the words of today are shown.
 *
 * @throws Error when a name is unknown
 */
export function diff(input: CommandInput): void {
  for (const target of targetsOf(input, 'diff')) input.write(diffOf(target, input).join('\n'));
}

function diffOf(target: Target, input: CommandInput): string[] {
  const { pair } = target;
  const { source, translation } = pair;
  const staleness = stalenessOf(pair);
  const accept = `${pair.project.command} accept ${nameOfPair(pair)}`;
  if (!staleness)
    return [`${translation.path} cannot be compared: the check says which file cannot be read.`, ''];
  switch (staleness.state) {
    case 'current':
      return [`${translation.path} is up to date with ${source.path}.`, ''];
    case 'untracked':
    case 'malformed': {
      const which = `from which English text ${translation.path} was translated`;
      const what =
        staleness.state === 'untracked' ? `Nothing says ${which}.` : `What says ${which} cannot be read.`;
      return [`${what} Compare it as a whole, then run: ${accept}`, ''];
    }
    case 'stale':
      return [
        `What changed in ${source.path} since ${translation.path} was translated:`,
        '',
        ...changesOf(target, staleness, input),
        `Update the ${pair.language.name} text, then run: ${accept}`,
        '',
      ];
  }
}

function changesOf(target: Target, staleness: Stale, input: CommandInput): string[] {
  const { pair } = target;
  const { changed, added, removed } = staleness;
  const all = [...changed.map(({ name }) => name), ...added.map(({ name }) => name), ...removed];
  const asked = target.parts.length > 0 ? namedParts(target, all) : new Set(all);
  const isAsked = (name: string): boolean => asked.has(name);
  const recorded = recordedOf(pair) ?? new Map<string, string>();
  const wanted = new Map(
    [...changed.map(({ name }) => name), ...removed]
      .filter(isAsked)
      .map((name) => [name, recorded.get(name) ?? '']),
  );
  const found = versionsFor(pair, wanted);
  const titles = new Map(partsOf(pair).map(({ name, title }) => [name, title]));
  const blocks = [...wanted.keys()].map((name) =>
    block(titles.get(name) ?? goneTitle(name), name, pair, found.get(name), input.color),
  );
  const newBlocks = added
    .filter(({ name }) => isAsked(name))
    .map(({ name, title }) => [
      `${title} is new`,
      ...indented(changeLines(new Map(), now(pair, name), input.color)),
    ]);
  const isLost = found.size < wanted.size;
  return [
    ...[...blocks, ...newBlocks].flatMap((lines) => [...lines, '']),
    ...(isLost ? [...whyLost(pair, input), ''] : []),
  ];
}

/** One part: its name, when English said the old words, and what changed. */
function block(
  title: string,
  name: string,
  pair: Pair,
  old: OldEnglish | undefined,
  color: boolean,
): string[] {
  const isThere = now(pair, name).size > 0;
  if (!old) {
    const lines = [...now(pair, name)].map(([label, text]) => (label ? `${label}: ${text}` : text));
    const said = isThere
      ? 'the words of then are not at hand; English now says'
      : 'is gone; the words of then are not at hand';
    return [`${title}: ${said}`, ...indented(lines.flatMap((text) => text.split(/\r?\n/)))];
  }
  const { version, file } = old;
  const then = partTexts(pair.schema, file, name, isPage(pair.source));
  const against = `compared with commit ${version.commit.slice(0, 8)} of ${version.date}`;
  return [
    `${title}${isThere ? '' : ' is gone'}, ${against}`,
    ...indented(changeLines(then, now(pair, name), color)),
  ];
}

const now = (pair: Pair, name: string) => partTexts(pair.schema, pair.source, name, isPage(pair.source));

/** The texts that differ, by their paths. */
function changeLines(
  then: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  color: boolean,
): string[] {
  return [...new Set([...texts.keys(), ...then.keys()])].flatMap((label) => {
    const [old = '', text = ''] = [then.get(label), texts.get(label)];
    if (label !== '' && normalized(old) === normalized(text)) return [];
    const lines = wordDiff(old, text, color);
    return label === '' ? lines : [`${label}: ${lines[0] ?? ''}`, ...lines.slice(1)];
  });
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`.trimEnd());

/** Why the English text of then could not be found, and where to look. */
function whyLost({ source }: Pair, { graph }: CommandInput): string[] {
  const repository = repositoryOf(dirname(source.absolute));
  const why = !repository.ok
    ? `The old English text cannot be shown: the history of the repository cannot be read (${repository.reason}).`
    : repository.shallow
      ? 'The old English text cannot be shown: this is a shallow clone, which does not have the whole history. “git fetch --unshallow” brings it.'
      : 'The old English text cannot be shown: no version in the history has it. It may never have been committed.';
  const page = graph.shownAs === 'content' ? historyPage(source.path, graph.project) : undefined;
  return [why, ...(page ? [`The history of the file: ${page}`] : [])];
}

/** Address of the history of a file at the code host; none when the site's configuration cannot be read. */
function historyPage(path: string, { repository }: Project): string | undefined {
  try {
    return repository && historyUrl(codeHostOf(repository(), {}), path);
  } catch {
    return undefined;
  }
}
