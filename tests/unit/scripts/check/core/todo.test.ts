import { expect, test } from 'vitest';
import { isTodo, todoMark } from '../../../../../scripts/check/core/todo.ts';

const undone = [`${todoMark}Pricing`, 'TODO', 'TODO translate', '[TODO] x', '**TBD**', 'FIXME: x'];
const filler = ['translate me', 'Lorem ipsum dolor', '???'];
const done = ['Todo el mundo', 'TODOS', 'A list of TODO items', 'Prijzen', '', 'TKO', 7, null];

test('marks and filler say that a text is not done, words like them do not', () => {
  expect([...undone, ...filler].filter((text) => !isTodo(text))).toEqual([]);
  expect(done.filter(isTodo)).toEqual([]);
});
