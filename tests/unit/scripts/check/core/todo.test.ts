import { expect, test } from 'vitest';
import { isTodo, todoMark } from '../../../../../scripts/check/core/todo.ts';

test.each([
  `${todoMark}Pricing`,
  'TODO',
  'TODO translate',
  '[TODO] x',
  '**TBD**',
  'FIXME: x',
  'translate me',
  'Lorem ipsum dolor',
  '???',
])('%s is not done', (text) => {
  expect(isTodo(text)).toBe(true);
});

test.each(['Todo el mundo', 'TODOS', 'A list of TODO items', 'Prijzen', '', 'TKO', 7, null])(
  '%s is',
  (text) => {
    expect(isTodo(text)).toBe(false);
  },
);
