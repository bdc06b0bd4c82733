import { expect, test } from 'vitest';
import type { Tree } from '../../fixture.ts';
import { checkForeign, short } from './foreign.ts';

const guide = '---\ntitle: The guide\n---\n\nRead the [start page](start.md#oak).\n';
const start = '# Start\n\n## Oak\n\nOak is a tree.\n';
const leitfaden = '---\ntitle: Der Leitfaden\n---\n\nLies die [Startseite](start.md#eiche).\n';
const anfang = '# Anfang\n\n## Eiche\n\nDie Eiche ist ein Baum.\n';

/** Files about the project, which are no pages, and one whose name only seems to contain a language. */
const others = { 'README.md': '# Oak\n', 'README.it.md': 'TODO\n', 'docs/setup.sh.md': '# Script\n' };
const english = { 'docs/guide.md': guide, 'docs/start.md': start };
const german = { 'docs/guide.de.md': leitfaden, 'docs/start.de.md': anfang };
const ofMkDocs = `plugins:
  - i18n:
      languages:
        - build: true
          locale: en
        - default: true
          locale: de
`;

test.each<[source: string, tree: Tree]>([
  ['English, translated to de', { ...english, ...german, ...others, 'docs/setup.sh.de.md': '# Skript\n' }],
  [
    'English, translated to de',
    {
      'hugo.toml': "defaultContentLanguage = 'en'\n",
      'content/guide.en.md': guide,
      'content/start.en.md': start,
      'content/start.md': 'TODO\n',
      'content/guide.de.md': leitfaden,
      'content/start.de.md': anfang,
    },
  ],
  [
    'German, translated to en',
    {
      'mkdocs.yml': ofMkDocs,
      'docs/guide.md': leitfaden,
      'docs/start.md': anfang,
      'docs/guide.en.md': guide,
      'docs/start.en.md': start,
    },
  ],
])('languages in file names: %s', async (source, tree) => {
  const folder = Object.keys(tree).some((path) => path.startsWith('content/')) ? 'content' : 'docs';
  expect(await checkForeign(tree)).toEqual({
    layout: `Pages (languages in file names) in ${folder}: ${source}.`,
    findings: [],
  });
});

test('a link has the anchor of the heading in its language', async () => {
  const guideToOak = { 'docs/guide.de.md': leitfaden.replace('#eiche', '#oak') };
  const { findings } = await checkForeign({ ...english, ...german, ...guideToOak });
  expect(short(findings)).toEqual(['docs/guide.de.md:5 warning links']);
  expect(findings[0]).toContain('#eiche');
});

test('headings have the ids that MkDocs generates, unless its configuration changes them', async () => {
  const pagesIn = (config: string, anchors: string): Tree => ({
    'mkdocs.yml': config,
    'docs/guide.md':
      '# Guide\n\nRead [this](start.md#the-oak), [that](start.md#an-ash) and [more](start.md#lime).\n',
    'docs/start.md': '# Start\n\n## The oak\n\nOak.\n\n## An ash\n\nAsh.\n\n## Lime\n\nLime.\n',
    'docs/guide.fr.md': `# Guide\n\nLisez ${anchors}.\n`,
    'docs/start.fr.md':
      '# Début\n\n## Le chêne éternel\n\nChêne.\n\n## 🌳\n\nFrêne.\n\n## Le chêne éternel\n\nTilleul.\n',
  });
  const linked = (...anchors: string[]) => {
    const [oak, ash, lime] = anchors.map((anchor) => `(start.md#${anchor})`);
    return `[ceci]${oak}, [cela]${ash} et [plus]${lime}`;
  };
  const right = linked('le-chene-eternel', '_1', 'le-chene-eternel_1');
  expect((await checkForeign(pagesIn('site_name: Trees\n', right))).findings).toEqual([]);
  const wrong = linked('le-chêne-éternel', '_1', 'le-chene-eternel_1');
  const { findings } = await checkForeign(pagesIn('site_name: Trees\n', wrong));
  expect(findings.join()).toContain('write #le-chene-eternel');
  const slugify = 'toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify\n';
  const ofPymdownx = linked('le-chêne-éternel', '_1', 'le-chêne-éternel_1');
  expect((await checkForeign(pagesIn(slugify, ofPymdownx))).findings).toEqual([]);
});

test('a single translated file is no translated project, but two of a page are', async () => {
  const tree = { 'docs/guide.md': guide, 'docs/guide.de.md': leitfaden, ...others };
  await expect(checkForeign(tree)).rejects.toThrow('No translations were found');
  const { layout } = await checkForeign({ ...tree, 'docs/guide.nl.md': '---\ntitle: De gids\n---\n' });
  expect(layout).toMatch(/: English, translated to de, nl\.$/);
});
