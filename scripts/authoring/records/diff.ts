import { listed, nameOfPair, normalized, pairsOf, quote, some, stalenessOf } from '../../check/core/index.ts';
import { openUnits } from '../../check/index.ts';
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
  const accept = [`${pair.project.command} accept`, nameOfPair(pair), ...target.parts.map(inShell)].join(' ');
  if (!staleness)
    return [
      `${translation.path} cannot be compared, because a file cannot be read; run the check to see which.`,
    ];
  if (!staleness.isTracked)
    return [
      `There is no record of the English text that ${translation.path} was translated from. Compare the whole file, then run: ${accept}`,
    ];
  const named = namedParts(target);
  const changes = englishChangesOf(pair, named);
  const unknown = staleness.unknown.filter(({ name }) => named?.has(name) ?? true);
  const open = openUnits(pair, named);
  const lines: string[] = [];
  if (changes.length > 0)
    lines.push(`What changed in ${source.path} since ${translation.path} was translated:`, '');
  lines.push(...changedLines(changes, color));
  if (unknown.length > 0)
    lines.push(
      `It is unknown whether English has changed since this was checked: ${listed(unknown.map(({ title }) => title))}. ${whyLost}`,
    );
  if (open.length > 0) lines.push(`Not translated yet in ${translation.path}: ${some(open, 5)}.`);
  const todo = `${changes.length > 0 ? 'Update' : 'Compare'} the ${pair.language.name} text`;
  if (changes.length + unknown.length > 0) lines.push(`${todo}, then run: ${accept}`);
  if (lines.length > 0) return lines;
  const shown = target.parts.length > 0 ? `${target.parts.map((part) => quote(part)).join(', ')} in ` : '';
  return [`${shown}${translation.path} is up to date with ${source.path}.`];
}

/** Quotes an argument for the shell where that is necessary: a # would start a comment. */
const inShell = (argument: string): string => (/^[\w./-]+$/.test(argument) ? argument : `"${argument}"`);

function changedLines(changes: readonly EnglishChange[], color: boolean): string[] {
  const isLost = changes.some(({ isNew, old, recorded }) => !isNew && !old && recorded);
  return [...changes.flatMap((change) => [...linesOf(change, color), '']), ...(isLost ? [whyLost, ''] : [])];
}

const whyLost =
  'The old English text is not in the git history. If this is a shallow clone, run “git fetch --unshallow” to get the full history.';

/** Returns what changed in a part: its title, then a word-by-word diff of its texts. */
function linesOf(change: EnglishChange, color: boolean): string[] {
  const { title, old, texts } = change;
  const against = old && `, compared with commit ${old.version.commit.slice(0, 8)} from ${old.version.date}`;
  const lines = texts.flatMap(({ path, before, after }) => {
    // Unchanged, although other texts of the part have changed.
    if (path !== '' && normalized(before) === normalized(after)) return [];
    const [first = '', ...more] = wordDiff(before, after, color);
    return [path === '' ? first : `${path}: ${first}`, ...more];
  });
  return [`${title}${against ?? todayOf(change)}`, ...lines.map((line) => `  ${line}`.trimEnd())];
}

/** Says what is known of a part besides its title: whether it is new, and what its record is worth. */
function todayOf({ isNew, recorded }: EnglishChange): string {
  if (isNew) return ' is new';
  if (recorded === undefined) return ' has no record of the English text that it was translated from';
  if (recorded === '') return ' has a record that is neither six digits nor the word checked';
  return ' in the current English file';
}
