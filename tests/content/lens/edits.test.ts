import { expect, test } from 'vitest';
import type { LensEdit } from '../../../schema/lens.ts';
import { workOf } from '../../../scripts/authoring/lens/data.ts';
import { evaluateEdit } from '../../../scripts/authoring/lens/edits.ts';
import { lensInput } from '../../../scripts/authoring/lens/input.ts';
import { memoInMemory } from '../../../scripts/check/index.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { edit, realFiles, type Tree, temporaryFolder } from '../fixture.ts';

const small = realFiles(/^(?:en|nl)\/(?:index|404|contact|portfolio|common|components|glossary)\b/);
const was = 'Werk voor klanten, te zien op aanvraag';
const heading: LensEdit = { file: 'nl/portfolio.mdx', id: 'hero.heading', was, accept: false, write: true };

const inputOf = (tree: Tree) => lensInput(readGraph(temporaryFolder(tree)));
const outcome = (request: Partial<LensEdit>, tree = small) =>
  evaluateEdit({ ...heading, ...request }, inputOf(tree), memoInMemory());

test('checks typed text without writing it', () => {
  const { answer } = outcome({ value: 'Client work, shown on request', write: false });
  expect(answer).toMatchObject({ ok: true, findings: [{ rule: 'untranslated' }] });
});

test('offers the typography that the check can fix', () => {
  const { answer } = outcome({ value: 'Werk voor klanten : op aanvraag', write: false });
  expect(answer).toMatchObject({ fixed: 'Werk voor klanten: op aanvraag' });
  expect(outcome({ value: 'Werk voor klanten', write: false }).answer).not.toHaveProperty('fixed');
});

test.each([
  ['a text that changed in the file', { was: 'Iets anders', value: 'Nieuw' }, /has changed in the file/],
  ['a file outside the content', { file: '../package.json', value: 'x' }, /no text/],
  ['an absolute path', { file: '/etc/passwd', value: 'x' }, /no text/],
  ['English', { file: 'en/portfolio.mdx', value: 'x' }, /no text/],
  ['the record of a page', { id: 'source', value: 'x' }, /no text/],
])('rejects %s', (_, request, why) => {
  const { changes, answer } = outcome(request);
  expect(changes).toEqual({});
  expect(answer).toMatchObject({ ok: false, why: expect.stringMatching(why) });
});

test('lists what is left in all files of a language', () => {
  const tree = edit(small, heading.file, `heading: ${was}`, 'heading: "TODO: Client work"');
  const { files, percent } = workOf('nl', inputOf(tree));
  expect(files.filter(({ left }) => left.length > 0)).toEqual([
    { file: heading.file, address: '/nl/portfolio', left: ['hero.heading'] },
  ]);
  expect(percent).toBeLessThan(100);
});
