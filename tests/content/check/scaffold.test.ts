import { describe, expect, test } from 'vitest';
import { translatedFilesOf } from '../../../scripts/check/core/index.ts';
import { scaffold } from '../../../scripts/check/scaffold/scaffold.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, readTree, realContent, type Tree, textOf, without } from '../fixture.ts';
import { check, lineOf } from './findings.ts';

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

test('a translation that lacks nothing stays as it is, to the byte', () => {
  for (const path of [
    'nl/pricing.mdx',
    'ar/index.mdx',
    'zh/components.json',
    'fr/common.json',
    'de/process.mdx',
  ]) {
    expect(scaffolded(content, path)).toEqual({ text: textOf(content, path), added: [] });
  }
});

test.each(['ar/pricing.mdx', 'zh/privacy-policy.mdx', 'fr/404.mdx', 'ar/components.json', 'nl/common.json'])(
  'a new %s has the structure of English, and is not done anywhere',
  (path) => {
    const { text, added } = scaffolded(without(content, path), path);
    expect(added).toEqual(['the file']);
    const known = new Set(check(content).map(lineOf));
    const findings = check({ ...content, [path]: text }).filter((finding) => !known.has(lineOf(finding)));
    expect(findings.length).toBeGreaterThan(5);
    expect(findings.filter(({ gap, rule }) => !gap && rule !== 'stale' && rule !== 'glossary')).toEqual([]);
    expect(new Set(findings.map((finding) => finding.path))).toEqual(new Set([`content/${path}`]));
  },
);

describe('what a translation lacks is added where English has it', () => {
  test('fields and groups of a page', () => {
    let tree = edit(
      content,
      'nl/about.mdx',
      /^ {2}heading: .*\n/m.exec(textOf(content, 'nl/about.mdx'))?.[0] ?? '',
      '',
    );
    tree = edit(tree, 'nl/about.mdx', /^label: .*\n/m.exec(textOf(content, 'nl/about.mdx'))?.[0] ?? '', '');
    const { text, added } = scaffolded(tree, 'nl/about.mdx');
    expect(added).toEqual(['“label”', '“hero.heading”']);
    const english = textOf(content, 'en/about.mdx');
    const [, label, heading] = /^label: (.*)\n[\s\S]*?^ {2}heading: (.*)\n/m.exec(english) ?? [];
    expect(text).toBe(
      textOf(content, 'nl/about.mdx')
        .replace(/^label: .*$/m, `label: "TODO: ${label}"`)
        .replace(/^ {2}heading: .*$/m, `  heading: "TODO: ${heading}"`),
    );
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
    for (const path of ['nl/pricing.mdx', 'ar/process.mdx', 'zh/index.mdx', 'fr/services/texturing.mdx']) {
      const whole = textOf(content, path);
      for (const [line] of whole.matchAll(/^<[A-Z]\w*[^>]*\/>\n/gm)) {
        if (whole.split(line).length !== 2) continue;
        const { text, added } = scaffolded(
          { ...content, [path]: whole.replace(`${line}\n`, '').replace(line, '') },
          path,
        );
        expect(added, path).toEqual([line.trim()]);
        expect(text.trimEnd(), `${path} ${line}`).toBe(whole.trimEnd());
      }
      const none = whole.replace(/^<[A-Z]\w*[^>]*\/>\n\n?/gm, '');
      expect(scaffolded({ ...content, [path]: none }, path).text.trimEnd()).toBe(whole.trimEnd());
    }
    const dutch = textOf(content, 'nl/pricing.mdx').replace('<Plans />\n\n', '');
    const moved = { ...content, 'nl/pricing.mdx': `${dutch.trimEnd()}\n\n<Plans />\n` };
    expect(scaffolded(moved, 'nl/pricing.mdx').added).toEqual([]);
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
    const findings = check({ ...content, 'nl/pricing.mdx': text });
    expect(findings.filter(({ gap, rule }) => !gap && rule !== 'stale' && rule !== 'glossary')).toEqual([]);
    expect(findings.map(({ rule }) => rule)).toContain('untranslated');
  });
});

test('a file that cannot be read is left alone', () => {
  expect(() => scaffolded({ ...content, 'nl/common.json': '{' }, 'nl/common.json')).toThrow(
    /^content\/nl\/common\.json:1:2 cannot be read: a closing } is missing\./,
  );
});
