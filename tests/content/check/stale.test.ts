import { describe, expect, test } from 'vitest';
import { locales } from '../../../schema/languages.ts';
import { validate } from '../../../scripts/check/core/validate.ts';
import { readGraph, stateOf, translatedLocales } from '../../../scripts/content/graph.ts';
import { contentFolder, edit, type Tree, textOf, without } from '../fixture.ts';
import { recorded, sampleTree, translatedTo } from '../sample.ts';
import { allFindingsOf, placeOf } from './findings.ts';

const sample = sampleTree();

/** What stands behind `source:` in a page, or the line of a key in the record of a namespace. */
const lineOf = (tree: Tree, path: string, pattern: RegExp): string =>
  pattern.exec(textOf(tree, path))?.[0] ?? '';

const languages = translatedTo;

describe('a page', () => {
  const changed = edit(
    edit(sample, 'en/guide.mdx', 'Lead: call', 'Lead: please call'),
    'en/guide.mdx',
    'Text en.',
    'Other text en.',
  );
  const line = lineOf(recorded(changed), 'nl/guide.mdx', /^source: .*$/m);

  test('English changed: what, in which parts, and the line to paste', () => {
    expect(allFindingsOf(changed)).toEqual(
      languages.map(
        (locale) =>
          `content/${locale}/guide.mdx:9:1  warning  stale  2 of 7 parts changed in English since this was translated: “hero”, the section “## First en”. → update the translation (“npm run check -- diff ${locale}/guide” shows what changed), then run “npm run check -- accept ${locale}/guide”, or write this line in place of the one that begins with “source:” (line 9): ${line}`,
      ),
    );
  });

  test('with that line in its place the page is up to date', () => {
    const old = lineOf(changed, 'nl/guide.mdx', /^source: .*$/m);
    const pasted = edit(changed, 'nl/guide.mdx', old, line);
    expect(allFindingsOf(pasted).filter((finding) => finding.startsWith('content/nl'))).toEqual([]);
    expect(allFindingsOf(pasted)).toHaveLength(languages.length - 1);
  });

  test('a change of English that says nothing new, and any change of a translation, change nothing', () => {
    const cosmetic = edit(sample, 'en/guide.mdx', '[a link](/contact)', 'a [link](/about)');
    expect(allFindingsOf(cosmetic).filter((finding) => finding.includes('  stale  '))).toEqual([]);
    const translated = edit(changed, 'nl/guide.mdx', 'Text nl.', 'Andere tekst.');
    expect(allFindingsOf(translated)).toEqual(allFindingsOf(changed));
  });

  test('a part that is new, and one that is gone', () => {
    const more = edit(sample, 'en/guide.mdx', '## Second', '## Third en [#third]\n\nThree.\n\n## Second');
    expect(allFindingsOf(more).filter((finding) => finding.includes('nl/guide.mdx:9'))).toEqual([
      expect.stringContaining(
        '  warning  stale  English has 1 new part since this was translated: the section “## Third en”. → update the translation',
      ),
    ]);
    const less = edit(sample, 'en/guide.mdx', '## First en [#first]\n\nText en.\n\n', '');
    expect(allFindingsOf(less).filter((finding) => finding.includes('nl/guide.mdx:9'))).toEqual([
      expect.stringContaining(
        '  warning  stale  English no longer has the section [#first], which this was translated from. → see that the translation does not have it either, then run “npm run check -- accept nl/guide”, or write this line in place of the one that begins with “source:” (line 9): source: ',
      ),
    ]);
  });

  test('nothing is recorded: the line and where to put it', () => {
    const old = `${lineOf(sample, 'nl/guide.mdx', /^source: .*$/m)}\n`;
    const untracked = edit(sample, 'nl/guide.mdx', old, '');
    expect(allFindingsOf(untracked)).toEqual([
      `content/nl/guide.mdx:9:1  warning  stale  nothing says from which English text this was translated, so that nobody will notice when content/en/guide.mdx changes. → compare it with English, then run “npm run check -- accept nl/guide”, or add this line above the second --- (line 9): ${old.trim()}`,
    ]);
  });

  test.each([
    ['a word', 'source: yes', 'yes'],
    ['nothing', 'source:', 'null'],
    ['a number', 'source: 12345678', '12345678'],
    ['a list', 'source: [a, b]', '["a","b"]'],
    ['a part twice', 'source: 12345678 label=1234 label=1234', '12345678 label=1234 label=1234'],
  ])('a record that is none: %s', (_, written, shown) => {
    const old = lineOf(sample, 'nl/guide.mdx', /^source: .*$/m);
    expect(allFindingsOf(edit(sample, 'nl/guide.mdx', old, written))).toEqual([
      `content/nl/guide.mdx:9:1  warning  stale  the field “source”, which says from which English text this was translated, cannot be read: expected 8 digits (0–9, a–f) and “part=4 digits” for each part, found “${shown}”. → compare it with English, then run “npm run check -- accept nl/guide”, or write this line in place of the one that begins with “source:” (line 9): ${old}`,
    ]);
  });

  test('digits that agree by chance do not hide a change', () => {
    const now = lineOf(sample, 'nl/guide.mdx', /^source: .*$/m);
    const other = now.replace(/source: \w{8}/, 'source: 00000000');
    expect(allFindingsOf(edit(sample, 'nl/guide.mdx', now, other))).toEqual([
      expect.stringContaining('  stale  English has changed since this was translated. → '),
    ]);
  });

  test('a file that cannot be read is no stale one as well', () => {
    expect(allFindingsOf(edit(changed, 'en/guide.mdx', 'label: Guide en', 'label: [')).length).toBe(1);
    const broken = edit(changed, 'nl/guide.mdx', 'label: Guide nl', 'label: [');
    const ofDutch = allFindingsOf(broken).filter((finding) => finding.startsWith('content/nl'));
    expect(ofDutch).toEqual([expect.stringContaining('  parse  ')]);
  });

  test('a page without a translation is missing, not stale', () => {
    const findings = allFindingsOf(without(changed, 'nl/guide.mdx'));
    expect(findings.filter((finding) => finding.startsWith('content/nl'))).toEqual([
      expect.stringContaining('  file  '),
    ]);
  });

  test('English has no record', () => {
    const own = edit(
      sample,
      'en/guide.mdx',
      'label: Guide en',
      'label: Guide en\nsource: 12345678 label=1234',
    );
    expect(allFindingsOf(own)).toEqual([
      expect.stringContaining('en/guide.mdx:3:1  error  frontmatter  “source” is not a known key'),
    ]);
  });

  test('the record is no content: the site can be built whatever it says', () => {
    const old = lineOf(sample, 'nl/guide.mdx', /^source: .*$/m);
    const graph = readGraph(contentFolder(edit(sample, 'nl/guide.mdx', old, 'source: yes')));
    expect(validate(graph)).toEqual([]);
    expect(graph.pages.get('guide')?.files.get('nl')?.data?.value).not.toHaveProperty('source');
  });

  test('a stale page is still a page in its language', () => {
    const page = readGraph(contentFolder(without(changed, 'ar/guide.mdx'))).pages.get('guide');
    if (!page) throw new Error('There is no guide.');
    expect(stateOf(page, 'nl')).toBe('translated');
    expect(translatedLocales(page)).toEqual(locales.filter((code) => code !== 'ar'));
  });
});

describe('a namespace', () => {
  const english = '"skip en"';
  const changed = edit(sample, 'en/common.json', english, '"skip this"');
  const at = placeOf(changed, 'en/common.json', '"skip": ');

  test('a text that changed, at its key, with the line for the record', () => {
    const now = recorded(changed);
    const line = lineOf(now, 'nl/common.source.json', /^ {2}"skip": .*$/m);
    const number = textOf(now, 'nl/common.source.json').split('\n').indexOf(line) + 1;
    expect(number).toBeGreaterThan(1);
    expect(allFindingsOf(changed)).toEqual(
      languages.map(
        (locale) =>
          `${placeOf(changed, `${locale}/common.json`, '"skip": ')}  warning  stale  the English text of “skip” (${at}) changed since this was translated. → update the translation (“npm run check -- diff ${locale}/common” shows what changed), then run “npm run check -- accept ${locale}/common skip”, or write this line in place of that of “skip” (line ${number}) in content/${locale}/common.source.json: ${line}`,
      ),
    );
    const old = lineOf(changed, 'nl/common.source.json', /^ {2}"skip": .*$/m);
    expect(allFindingsOf(edit(changed, 'nl/common.source.json', old, line))).toHaveLength(
      languages.length - 1,
    );
  });

  test('a plural has one finding, at its first form', () => {
    const plural = edit(sample, 'en/components.json', '"sitemap.pages_one en {{count}}"', '"x {{count}}"');
    const findings = allFindingsOf(plural);
    expect(findings).toHaveLength(languages.length);
    expect(findings[0]).toContain(
      `${placeOf(plural, 'ar/components.json', '"pages_zero": ')}  warning  stale  the English text of “sitemap.pages”`,
    );
  });

  test('a key that is not recorded, first, in between and last', () => {
    const path = 'nl/common.source.json';
    const lines = textOf(sample, path).split('\n').slice(1, -2);
    for (const line of [lines[0], lines[2], lines.at(-1)] as string[]) {
      const [, key = ''] = /"(.*?)"/.exec(line) ?? [];
      const rest = lines.filter((other) => other !== line).map((other) => other.replace(/,$/, ''));
      const tree = { ...sample, [path]: `{\n${rest.join(',\n')}\n}\n` };
      const [finding = '', ...others] = allFindingsOf(tree);
      expect(others).toEqual([]);
      expect(finding).toContain(`“${key}” was translated.`);
      expect(finding).toContain(
        `then run “npm run check -- accept nl/common ${key}”, or write this line above that of “`,
      );
      const [, number = '', paste = ''] =
        /above that of “[\w.-]+” \(line (\d+)\) in content\/nl\/common\.source\.json: (.*)$/.exec(finding) ??
        [];
      const pasted = textOf(tree, path)
        .split('\n')
        .toSpliced(Number(number) - 1, 0, paste)
        .join('\n');
      expect(allFindingsOf({ ...tree, [path]: pasted })).toEqual([]);
    }
  });

  test('several keys that are not recorded: each line has its place by a key, whatever numbers lines have by then', () => {
    const path = 'nl/common.source.json';
    const lines = textOf(sample, path).split('\n');
    const tree = { ...sample, [path]: lines.toSpliced(2, 3).join('\n') };
    const findings = allFindingsOf(tree);
    expect(findings).toHaveLength(3);
    const pasted = findings.reduce(
      (text, finding) => {
        const [, key = '', line = ''] =
          /above that of “([^”]+)” \(line \d+\) in \S+: (.*)$/.exec(finding) ?? [];
        const place = text.indexOf(`  "${key}": `);
        expect(place, finding).toBeGreaterThan(0);
        return `${text.slice(0, place)}${line}\n${text.slice(place)}`;
      },
      textOf(tree, path),
    );
    expect(allFindingsOf({ ...tree, [path]: pasted })).toEqual([]);
  });

  test('a key that English does not have any more', () => {
    const tree = edit(sample, 'nl/common.source.json', '{\n', '{\n  "a.b": "123456",\n');
    expect(allFindingsOf(tree)).toEqual([
      'content/nl/common.source.json:2:3  warning  stale  English no longer has “a.b”. → run “npm run check -- accept nl/common”, or remove “a.b” from this file.',
    ]);
  });

  test('a value that is none', () => {
    const old = lineOf(sample, 'nl/common.source.json', /^ {2}"skip": .*$/m);
    const tree = edit(sample, 'nl/common.source.json', old, old.replace(/: "\w+"/, ': 7'));
    expect(allFindingsOf(tree)).toEqual([
      expect.stringMatching(
        /^content\/nl\/common\.json:\d+:\d+ {2}warning {2}stale {2}what says from which English text \(.*\) “skip” was translated cannot be read: expected 6 digits \(0–9, a–f\), found “7”\. → compare it with English, then run /,
      ),
    ]);
    expect(allFindingsOf(tree)[0]).toContain(`: ${old}`);
  });

  test('no record, one that holds something else, and one that cannot be read', () => {
    expect(allFindingsOf(without(sample, 'nl/common.source.json'))).toEqual([
      'content/nl/common.json:1:1  warning  stale  nothing says from which English texts this was translated, so that nobody will notice when content/en/common.json changes. → compare it with English, then run “npm run check -- accept nl/common”, which writes content/nl/common.source.json.',
    ]);
    expect(allFindingsOf({ ...sample, 'nl/common.source.json': '[]\n' })).toEqual([
      'content/nl/common.source.json:1:1  warning  stale  this file has to say for each key of content/nl/common.json from which English text it was translated: { "key": "6 digits" }. → compare the translation with English, then run “npm run check -- accept nl/common”, which writes this file anew.',
    ]);
    const twice = edit(sample, 'nl/common.source.json', '{\n', '{\n  "skip": "123456",\n');
    expect(allFindingsOf(twice)).toEqual([expect.stringContaining('common.source.json:')]);
    expect(allFindingsOf({ ...sample, 'nl/common.source.json': '{' })).toEqual([
      expect.stringContaining('content/nl/common.source.json:1:2  error  parse  '),
    ]);
    expect(allFindingsOf({ ...sample, 'nl/common.source.json': '{}\n' })[0]).toMatch(
      /accept nl\/common [\w.-]+”\.$/,
    );
  });

  test('a text that is not translated yet is missing, and not stale as well', () => {
    const more = edit(changed, 'nl/common.json', '  "skip": "skip nl",\n', '');
    const ofDutch = allFindingsOf(more).filter((finding) => finding.startsWith('content/nl'));
    expect(ofDutch).toEqual([expect.stringContaining('  keys  “skip” is missing.')]);
  });

  test('a record of nothing', () => {
    const tree = {
      ...sample,
      'nl/offers.source.json': '{}',
      'en/common.source.json': '{}',
      'nl/home.source.json': '{}',
    };
    expect(allFindingsOf(tree)).toEqual([
      'content/en/common.source.json:1:1  error  file  English is the source, so there is nothing to say about which text it was translated from. → delete it.',
      'content/nl/home.source.json:1:1  error  file  this says from which English texts content/nl/home.json was translated, but there is no such namespace. → delete it.',
      'content/nl/offers.source.json:1:1  error  file  this says from which English texts content/nl/offers.json was translated, but there is no such namespace. → delete it.',
    ]);
    expect(allFindingsOf(without(sample, 'nl/common.json'))).toEqual([
      expect.stringContaining('content/nl/common.json:1:1  error  file  '),
    ]);
  });
});
