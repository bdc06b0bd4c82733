import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  changed,
  contentOf,
  readGraph,
  shownFile,
  shownLocale,
  translatedLocales,
  wordsOf,
} from '../../../../scripts/content/graph.ts';
import { temporaryFolder } from '../../../content/fixture.ts';
import { pageOf } from '../../../content/real-graph.ts';

const page = (title: string, body = '<Hero />') =>
  `---\nlabel: ${title}\ntitle: ${title}\ndescription: ${title}\nhero:\n  eyebrow: x\n  heading: x\n  lead: x\n---\n\n${body}\n`;

describe('knows which translations exist', () => {
  const read = () =>
    readGraph(
      temporaryFolder({
        'en/about.mdx': page('About'),
        'en/services/modeling.mdx': page('Modeling'),
        'en/common.json': '{"skip": "Skip", "top": "Top"}',
        'nl/about.mdx': page('Over ons'),
        'nl/common.json': '{"skip": "Verder"}',
        'de/about.mdx': '---\ntitle: broken: yes\n---\n',
        'nl/orphan.mdx': page('Wees'),
        'xx/about.mdx': page('Acerca'),
      }),
    );

  test('a page is in English, and in the languages that have a file', () => {
    const about = pageOf(read(), 'about');
    expect(translatedLocales(about)).toEqual(['en', 'nl', 'de']);
  });

  test('a missing translation falls back to English', () => {
    const modeling = pageOf(read(), 'services/modeling');
    expect(shownLocale(modeling, 'nl')).toBe('en');
    expect(shownFile(modeling, 'nl').relative).toBe('en/services/modeling.mdx');
    expect(contentOf(modeling, 'nl').content.title).toBe('Modeling');
  });

  test('a translation is merged with English', () => {
    const graph = read();
    expect(contentOf(pageOf(graph, 'about'), 'nl').content.title).toBe('Over ons');
    expect(wordsOf(graph, 'common', 'nl')).toMatchObject({
      content: { skip: 'Verder', top: 'Top' },
      fallbacks: ['top'],
    });
    expect(wordsOf(graph, 'common', 'fr').content).toMatchObject({ skip: 'Skip', top: 'Top' });
  });

  test('reports files without an English page or a language', () => {
    const graph = read();
    expect([...graph.pages.keys()]).toEqual(['about', 'services/modeling']);
    expect(graph.strays.map(({ path }) => path)).toEqual(['content/nl/orphan.mdx', 'content/xx/about.mdx']);
  });
});

test('a file that cannot be opened is reported without a path of this machine', () => {
  const folder = temporaryFolder({ 'en/about.mdx': page('About'), 'nl/later.mdx': page('Later') });
  const graph = readGraph(folder);
  rmSync(join(folder, 'nl/later.mdx'));
  const file = changed(graph, { 'en/later.mdx': page('Later') })
    .pages.get('later')
    ?.files.get('nl');
  expect(file?.problems).toMatchObject([
    {
      code: 'unreadable',
      data: { reason: "ENOENT: no such file or directory, open 'content/nl/later.mdx'" },
    },
  ]);
});
