import { normalized } from '../core/staleness/normalize.ts';
import type { EnglishChange } from './english-changes.ts';
import { wordDiff } from './word-diff.ts';

/** Whether the words of then are not at hand, so that those of now are shown alone. */
export const isLost = ({ how, old, since }: EnglishChange): boolean => how === 'changed' && !old && !since;

/** What changed in a part of an English text, as lines for people: its title, then word by word. */
export function changeLines(change: EnglishChange, color = false): string[] {
  const { title, how, old, since, texts } = change;
  if (isLost(change)) {
    const lines = texts.flatMap(({ path, after }) => (path ? `${path}: ${after}` : after).split(/\r?\n/));
    return [`${title}: the words of then are not at hand; English now says`, ...indented(lines)];
  }
  const what = how === 'new' ? ' is new' : '';
  const against = old
    ? `, compared with commit ${old.version.commit.slice(0, 8)} of ${old.version.date}`
    : since && `, since ${since}`;
  const lines = texts.flatMap(({ path, before, after }) => differing(path, before, after, color));
  return [`${title}${what}${against ?? ''}`, ...indented(lines)];
}

/** What changed in a text; nothing for a field if only others of its group changed. */
function differing(path: string, then: string, now: string, color: boolean): string[] {
  if (path !== '' && normalized(then) === normalized(now)) return [];
  const [first = '', ...lines] = wordDiff(then, now, color);
  return [path === '' ? first : `${path}: ${first}`, ...lines];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`.trimEnd());
