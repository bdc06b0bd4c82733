import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChanges, readGraph, wordsOf } from '../../../../scripts/content/graph.ts';
import { temporaryFolder } from '../../../content/fixture.ts';

const page = (title: string, body = '<Hero />') =>
  `---\nlabel: ${title}\ntitle: ${title}\ndescription: ${title}\nhero:\n  eyebrow: x\n  heading: x\n  lead: x\n---\n\n${body}\n`;

test('merges the words of a language with English', () => {
  const graph = readGraph(
    temporaryFolder({
      'en/common.json': '{"skip": "Skip", "top": "Top"}',
      'nl/common.json': '{"skip": "Verder"}',
    }),
  );
  expect(wordsOf(graph, 'common', 'nl')).toMatchObject({
    content: { skip: 'Verder', top: 'Top' },
    fallbacks: ['top'],
  });
  expect(wordsOf(graph, 'common', 'fr').content).toMatchObject({ skip: 'Skip', top: 'Top' });
});

test('reports an unreadable file without its absolute path', () => {
  const folder = temporaryFolder({ 'en/about.mdx': page('About'), 'nl/later.mdx': page('Later') });
  const graph = readGraph(folder);
  rmSync(join(folder, 'nl/later.mdx'));
  const file = applyChanges(graph, { 'en/later.mdx': page('Later') })
    .pages.get('later')
    ?.files.get('nl');
  expect(file?.problems).toMatchObject([
    {
      code: 'unreadable',
      data: { reason: "ENOENT: no such file or directory, open 'content/nl/later.mdx'" },
    },
  ]);
});
