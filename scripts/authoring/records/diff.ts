import { nameOfPair, normalized, pairsOf, stalenessOf } from '../../check/core/index.ts';
import { type EnglishChange, englishChangesOf } from './english-changes.ts';
import { type CommandInput, namedParts, type Target, targetsOf } from './targets.ts';
import { wordDiff } from './word-diff.ts';

/** `npm run check -- diff nl/pricing`: shows what changed in English since the translation, from the git history. */
export function diff(input: CommandInput): void {
  for (const target of targetsOf(pairsOf(input.graph), input))
    input.write(`${diffOf(target, input.color).join('\n')}\n`);
}

function diffOf(target: Target, color: boolean): string[] {
  const pair = target.file;
  const { source, translation } = pair;
  const staleness = stalenessOf(pair);
  const accept = `${pair.project.command} accept ${nameOfPair(pair)}`;
  if (!staleness)
    return [
      `${translation.path} cannot be compared, because a file cannot be read; run the check to see which.`,
    ];
  if (staleness.state === 'current') return [`${translation.path} is up to date with ${source.path}.`];
  if (staleness.state === 'stale')
    return [
      `What changed in ${source.path} since ${translation.path} was translated:`,
      '',
      ...changedLines(target, color),
      `Update the ${pair.language.name} text, then run: ${accept}`,
    ];
  return [
    `There is no record of the English text that ${translation.path} was translated from. Compare the whole file, then run: ${accept}`,
  ];
}

function changedLines(target: Target, color: boolean): string[] {
  const changes = englishChangesOf(target.file, namedParts(target));
  const isLost = changes.some(({ isNew, old }) => !isNew && !old);
  return [...changes.flatMap((change) => [...linesOf(change, color), '']), ...(isLost ? [whyLost, ''] : [])];
}

const whyLost =
  'The old English text cannot be shown, because it is not in the git history. If this is a shallow clone, run “git fetch --unshallow” to get the full history.';

/** Returns what changed in a part: its title, then a word-by-word diff of its texts. */
function linesOf({ title, isNew, old, texts }: EnglishChange, color: boolean): string[] {
  const today = isNew ? ' is new' : ' in the current English file';
  const against = old && `, compared with commit ${old.version.commit.slice(0, 8)} from ${old.version.date}`;
  const lines = texts.flatMap(({ path, before, after }) => {
    // Unchanged, although other texts of the part have changed.
    if (path !== '' && normalized(before) === normalized(after)) return [];
    const [first = '', ...more] = wordDiff(before, after, color);
    return [path === '' ? first : `${path}: ${first}`, ...more];
  });
  return [`${title}${against ?? today}`, ...lines.map((line) => `  ${line}`.trimEnd())];
}
