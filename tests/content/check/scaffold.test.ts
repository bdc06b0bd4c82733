import { describe, expect, test } from 'vitest';
import { translatedFilesOf } from '../../../scripts/check/core/index.ts';
import { scaffold } from '../../../scripts/check/scaffold/scaffold.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, readTree, realContent, type Tree, textOf, without } from '../fixture.ts';
import { check } from './findings.ts';

const content = readTree(realContent);

/** The file that `new` writes. */
function scaffolded(tree: Tree, path: string): { text: string; added: string[] } {
  const [, locale, key, extension] = /^(\w+)\/(.*)(\.\w+)$/.exec(path) ?? [];
  const file = translatedFilesOf(readGraph(contentFolder(tree))).find(
    ({ language, source }) =>
      language.code === locale && source.key === key && source.extension === extension,
  );
  if (!file) throw new Error(`There is no English file for ${path}.`);
  return scaffold(file);
}

/** What is wrong in a tree besides texts that are still to be translated. */
const mistakesIn = (tree: Tree) =>
  check(tree).filter(({ gap, rule }) => !gap && rule !== 'stale' && rule !== 'glossary');

test.each(['ar/pricing.mdx', 'fr/404.mdx', 'ar/components.json'])(
  'a new %s has the structure of English, and is not done anywhere',
  (path) => {
    const { text, added } = scaffolded(without(content, path), path);
    expect(added).toEqual(['the file']);
    const tree = { ...content, [path]: text };
    expect(mistakesIn(tree)).toEqual(mistakesIn(content));
    expect(check(tree).filter((finding) => finding.path === `content/${path}`).length).toBeGreaterThan(5);
  },
);

describe('what a translation lacks is added where English has it', () => {
  test('fields and groups of a page', () => {
    const [english, dutch] = [textOf(content, 'en/about.mdx'), textOf(content, 'nl/about.mdx')];
    const fields = /^label: .*\n|(?<=^hero:\n(?: .*\n)*) {2}heading: .*\n/gm;
    const tree = { ...content, 'nl/about.mdx': dutch.replace(fields, '') };
    const { text, added } = scaffolded(tree, 'nl/about.mdx');
    expect(added).toEqual(['“label”', '“hero.heading”']);
    for (const field of [/^label: (.*)$/m, /^ {2}heading: (.*)$/m])
      expect(field.exec(text)?.[1]).toBe(`"TODO: ${field.exec(english)?.[1]}"`);
    const lines = (page: string) => page.replace(/: .*/g, ':');
    expect(lines(text)).toBe(lines(dutch));
  });

  test('plural forms and groups of a namespace', () => {
    const arabic = textOf(content, 'ar/components.json');
    const tree = { ...content, 'ar/components.json': arabic.replace(/.*"pages_(?:zero|few)".*\n/g, '') };
    const { text, added } = scaffolded(tree, 'ar/components.json');
    expect(added).toEqual(['“sitemap.pages_zero”', '“sitemap.pages_few”']);
    expect(text).toBe(arabic.replace(/("pages_(?:zero|few)": )"[^"]*"/g, '$1"TODO: {{count}} pages"'));
  });

  test('entries of a list, at its end', () => {
    const dutch = textOf(content, 'nl/pricing.mdx');
    const [list = '', last = ''] = /includes:\n(?: +- .*\n)*( +- .*\n)/.exec(dutch) ?? [];
    const tree = { ...content, 'nl/pricing.mdx': dutch.replace(list, list.slice(0, -last.length)) };
    const { text, added } = scaffolded(tree, 'nl/pricing.mdx');
    expect(added).toEqual([expect.stringMatching(/^entry \d+ of “plans\.hourly\.includes”$/)]);
    const [, english = ''] =
      /includes:\n(?: +- .*\n)* +- (.*)\n/.exec(textOf(content, 'en/pricing.mdx')) ?? [];
    expect(text).toBe(dutch.replace(list, `${list.slice(0, -last.length)}      - "TODO: ${english}"\n`));
  });

  test('components, behind what they follow in English', () => {
    const component = /^<[A-Z]\w*[^>]*\/>\n\n?/gm;
    const path = 'nl/pricing.mdx';
    const whole = textOf(content, path);
    const completed = (text: string) => scaffolded({ ...content, [path]: text }, path);
    for (const [line] of whole.matchAll(component)) {
      const { text, added } = completed(whole.replace(line, ''));
      expect(added).toEqual([line.trim()]);
      expect(text.trimEnd(), line).toBe(whole.trimEnd());
    }
    expect(completed(whole.replace(component, '')).text.trimEnd()).toBe(whole.trimEnd());
    const moved = `${whole.replace('<Plans />\n\n', '').trimEnd()}\n\n<Plans />\n`;
    expect(completed(moved).added).toEqual([]);
  });

  test('sections, before what has a heading of its own', () => {
    const dutch = textOf(content, 'nl/pricing.mdx');
    const tree = { ...content, 'nl/pricing.mdx': dutch.replace(/^## [\s\S]*(?=<Quote)/m, '') };
    const { text, added } = scaffolded(tree, 'nl/pricing.mdx');
    expect(added).toEqual(['the section #choice', 'the section #factors', 'the section #agreement']);
    expect(text.match(/^(?:## .*|<\w+ .*)$/gm)).toEqual([
      '<Hero />',
      '<Plans />',
      '<Disclaimer />',
      expect.stringMatching(/^## TODO: .* \[#choice\]$/),
      expect.stringMatching(/^## TODO: .* \[#factors\]$/),
      expect.stringMatching(/^## TODO: .* \[#agreement\]$/),
      '<Quote />',
    ]);
    expect(mistakesIn({ ...content, 'nl/pricing.mdx': text })).toEqual([]);
  });
});

test('a file that cannot be read is left alone', () => {
  expect(() => scaffolded({ ...content, 'nl/common.json': '{' }, 'nl/common.json')).toThrow(
    /^content\/nl\/common\.json:1:2 cannot be read: a closing } is missing\./,
  );
});
