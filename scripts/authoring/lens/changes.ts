import { diffWords } from 'diff';
import type { Change } from '../../../schema/lens.ts';

/** The difference between two texts, word by word. */
export function changeOf(then: string, now: string): Change[] {
  return diffWords(then, now).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
