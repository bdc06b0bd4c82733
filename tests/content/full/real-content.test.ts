import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isLocale, sourceLocale } from '../../../schema/languages.ts';
import { screenOf, screens } from '../../../schema/screens/index.ts';
import { words } from '../../../schema/words/index.ts';
import { checkContent } from '../../../scripts/check/check.ts';
import { textsOf } from '../../../scripts/check/core/texts.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { pick, random } from '../../../scripts/lab/bench/random.ts';
import { check } from '../check/findings.ts';
import { readTree, realContent, textOf } from '../fixture.ts';

/**
 * Defects in a copy of the project's own content: one in every translated file at once, at a place chosen by a seed, so
 * that the test does not depend on the texts.
 */
const content = readTree(realContent);

const known = new Set(checkContent(readGraph(realContent)).map(({ path }) => path));

/** Translated files without findings; in the others, a defect could not be told from the rest. */
const translations = Object.keys(content).filter((path) => {
  const [locale] = path.split('/');
  const isContent = path.endsWith('.mdx') || (path.endsWith('.json') && !path.endsWith('.source.json'));
  return isContent && isLocale(locale) && locale !== sourceLocale && !known.has(`content/${path}`);
});

const pages = translations.filter((path) => path.endsWith('.mdx'));

/** The frontmatter or JSON of a file, with its keys, and a way to write it back. */
function dataOf(path: string): {
  data: Fields;
  write: (data: Fields) => string;
  schema: Parameters<typeof textsOf>[0];
} {
  const text = textOf(content, path);
  const key = path.replace(/^\w+\/|\.\w+$/g, '');
  if (path.endsWith('.json')) {
    return {
      data: JSON.parse(text),
      write: (data) => JSON.stringify(data, null, 2),
      schema: words[key as 'common'],
    };
  }
  const [, yaml = '', body = ''] = /^---\r?\n([\s\S]*?)\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  return {
    data: parse(yaml),
    write: (data) => `---\n${stringify(data, { lineWidth: 0 })}---\n${body}`,
    schema: screens[screenOf(key)],
  };
}

type Fields = { [key: string | number]: unknown };

/**
 * Changes the fields around one text of every translated file.
 * @param change gets the fields that hold the text, and its key; returns what the finding must say
 */
function mutateTexts(
  seed: number,
  change: (holder: Fields, key: string | number, next: () => number) => string,
) {
  const next = random(seed);
  const expected = new Map<string, string>();
  const tree: { [path: string]: string } = { ...content };
  for (const path of translations) {
    const { data, write, schema } = dataOf(path);
    const at = pick(textsOf(schema, data), next).path;
    const holder = at.slice(0, -1).reduce<Fields>((fields, key) => fields[key] as Fields, data);
    expected.set(`content/${path}`, change(holder, at.at(-1) ?? '', next));
    tree[path] = write(data);
  }
  return { tree, expected };
}

/** Expects exactly one finding per file, with the expected message. */
function expectOneEach(findings: Finding[], expected: ReadonlyMap<string, string>): void {
  const found = findings.filter(({ path }) => !known.has(path));
  expect(found.map(({ path }) => path).sort()).toEqual([...expected.keys()].sort());
  for (const { path, message } of found) expect(message, path).toContain(expected.get(path));
}

test('there is content to test', () => {
  expect(pages.length).toBeGreaterThan(0);
});

describe.each([1, 2, 3])('in every translated file, seed %i', (seed) => {
  test('reports a deleted text', () => {
    const { tree, expected } = mutateTexts(seed, (holder, key) => {
      if (Array.isArray(holder)) {
        holder.splice(Number(key), 1);
        return holder.length > 0 ? 'the English list' : 'found an empty list';
      }
      delete holder[key];
      return 'is missing';
    });
    expectOneEach(check(tree), expected);
  });

  test('reports an emptied text', () => {
    const { tree, expected } = mutateTexts(seed, (holder, key) => {
      holder[key] = '';
      return 'is empty';
    });
    expectOneEach(check(tree), expected);
  });

  test('reports a key with two letters swapped', () => {
    const { tree, expected } = mutateTexts(seed, (holder, key, next) => {
      if (typeof key === 'number') {
        holder[key] = 1;
        return 'expected text, found the number 1';
      }
      const letters = [...key];
      const at = pick(
        [...letters.keys()].filter((index) => letters[index] !== letters[index + 1]).slice(0, -1),
        next,
      );
      const swapped = letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '').join('');
      holder[swapped] = holder[key];
      delete holder[key];
      return `is not a known key; did you mean “${key}”?`;
    });
    expectOneEach(check(tree), expected);
  });
});

describe('in every translated page', () => {
  const mutateBodies = (change: (body: string) => string | undefined) => {
    const tree: { [path: string]: string } = { ...content };
    const changed = pages.filter((path) => {
      const [, head = '', body = ''] =
        /^(---\r?\n[\s\S]*?\n---\r?\n)([\s\S]*)$/.exec(textOf(content, path)) ?? [];
      const mutated = change(body);
      if (mutated === undefined) return false;
      tree[path] = head + mutated;
      return true;
    });
    expect(changed.length).toBeGreaterThan(0);
    return { tree, paths: changed.map((path) => `content/${path}`) };
  };

  test.each([
    ['an unclosed component', (body: string) => `${body}\n<Hero>\n`, 'is not closed'],
    ['an open brace', (body: string) => `${body}\nText { text\n`, 'opens an expression'],
    ['a script', (body: string) => `${body}\n<script>1</script>\n`, '<script> is not a component'],
    [
      'an import',
      (body: string) => `${body}\n\nimport fs from 'node:fs'\n`,
      'cannot have an import or export',
    ],
    ['a dropped component', (body: string) => body.replace('<Hero />', ''), '<Hero /> (content/en/'],
    [
      'a dropped heading',
      (body: string) => (/^## /m.test(body) ? body.replace(/^## .*\n/m, '') : undefined),
      'the heading “## ',
    ],
    [
      'a translated heading id',
      (body: string) => (/\[#/.test(body) ? body.replace(/\[#.*?\]/, '[#vertaald]') : undefined),
      'expected the heading “## ',
    ],
  ])('%s', (_, change, message) => {
    const { tree, paths } = mutateBodies(change);
    expectOneEach(check(tree), new Map(paths.map((path) => [path, message])));
  });
});
