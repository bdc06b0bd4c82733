import { dirname } from 'node:path';
import { changeLines, isLost } from '../changes/change-lines.ts';
import { changedParts, changesOf } from '../changes/english-changes.ts';
import { repositoryOf } from '../core/git/git.ts';
import { nameOfPair, type Pair, pairsOf } from '../core/pairs.ts';
import { stalenessOf } from '../core/staleness/staleness.ts';
import type { CommandInput } from './index.ts';
import { namedParts, type Target, targetsOf } from './targets.ts';

/** `npm run check -- diff nl/pricing`: what changed in English since the translation, from the git history. */
export function diff(input: CommandInput): void {
  for (const target of targetsOf(pairsOf(input.graph), input))
    input.write(`${diffOf(target, input).join('\n')}\n`);
}

function diffOf(target: Target, input: CommandInput): string[] {
  const pair = target.file;
  const { source, translation } = pair;
  const staleness = stalenessOf(pair);
  const accept = `${pair.project.command} accept ${nameOfPair(pair)}`;
  if (!staleness)
    return [`${translation.path} cannot be compared: the check says which file cannot be read.`];
  if (staleness.state === 'current') return [`${translation.path} is up to date with ${source.path}.`];
  if (staleness.state === 'stale')
    return [
      `What changed in ${source.path} since ${translation.path} was translated:`,
      '',
      ...changes(target, input),
      `Update the ${pair.language.name} text, then run: ${accept}`,
    ];
  return [
    `No record says from which English text ${translation.path} was translated. Compare it as a whole, then run: ${accept}`,
  ];
}

function changes({ file: pair, parts }: Target, input: CommandInput): string[] {
  const known = changedParts(pair);
  const asked =
    parts.length > 0 ? namedParts({ file: pair, parts }, [...known.keys()]) : new Set(known.keys());
  const all = changesOf(pair, new Map([...known].filter(([part]) => asked.has(part))));
  return [
    ...all.flatMap((change) => [...changeLines(change, input.color), '']),
    ...(all.some(isLost) ? [whyLost(pair), ''] : []),
  ];
}

function whyLost({ source }: Pair): string {
  const repository = repositoryOf(dirname(source.absolute));
  if (!repository.ok)
    return `The old English text cannot be shown: the history of the repository cannot be read (${repository.reason}).`;
  return repository.shallow
    ? 'The old English text cannot be shown: this is a shallow clone, which does not have the whole history. “git fetch --unshallow” brings it.'
    : 'The old English text cannot be shown: no version in the history has it. It may never have been committed.';
}
