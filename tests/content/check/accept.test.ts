import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { targetLanguages } from '../../../schema/languages.ts';
import { edit, type Tree, textOf } from '../fixture.ts';
import { recorded } from '../sample.ts';
import { projectOf, sampleOf, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/** Few files, since a command reads them all. */
const sample = sampleOf(/^(en|nl|ar)\/(guide|common|components)\./);

const bytesOf = (project: string, path: string): string =>
  readFileSync(join(project, 'content', path), 'utf8');

/** The record of a page as written. */
const recordOf = (text: string): string => /^[ \t]*source:.*(?:\r?\n[ \t]+.*\S)*/m.exec(text)?.[0] ?? '';

/** The contents of a record. */
const said = (text: string): { [part: string]: string } => parse(recordOf(text)).source;

/** English after a translation was made: two parts of the page and two texts of the namespace have changed. */
const changes = (tree: Tree): Tree => {
  let changed = edit(tree, 'en/guide.mdx', 'Lead: call', 'Lead: please call');
  changed = edit(changed, 'en/guide.mdx', 'Text en.', 'Other text en.');
  changed = edit(changed, 'en/common.json', '"skip en"', '"skip this"');
  return edit(changed, 'en/common.json', '"footer.studio en"', '"footer.studio now"');
};

const changed = changes(sample);
const current = recorded(changed);

describe('a page', () => {
  test('the record says what English is now; nothing else of the file changes', () => {
    const project = projectOf(changed);
    expect(runIn(project, ['accept', 'nl/guide'])).toEqual({
      exitCode: 0,
      output: 'Recorded in content/nl/guide.mdx.\n',
    });
    const [before, after] = [textOf(changed, 'nl/guide.mdx'), bytesOf(project, 'nl/guide.mdx')];
    expect(after.replace(recordOf(after), '')).toBe(before.replace(recordOf(before), ''));
    expect(said(after)).toEqual(said(textOf(current, 'nl/guide.mdx')));
    expect(bytesOf(project, 'ar/guide.mdx')).toBe(textOf(changed, 'ar/guide.mdx'));
    expect(runIn(project, ['accept', 'content/nl/guide.mdx']).output).toBe(
      'content/nl/guide.mdx is up to date already.\n',
    );
  });

  test.each<[string, (text: string) => string]>([
    ['line endings of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['comments around it', (text) => text.replace(/^(source: .*)$/m, '# a\n$1\n# b')],
    [
      'another place',
      (text) => text.replace(/^(source: .*)\n/m, '').replace(/^label/m, `${recordOf(text)}\nlabel`),
    ],
    ['no line end at the end', (text) => text.trimEnd()],
  ])('%s stay', (_, write) => {
    const before = write(textOf(changed, 'nl/guide.mdx'));
    const project = projectOf({ ...changed, 'nl/guide.mdx': before });
    runIn(project, ['accept', 'nl/guide']);
    const after = bytesOf(project, 'nl/guide.mdx');
    expect(said(after)).toEqual(said(textOf(current, 'nl/guide.mdx')));
    expect(after.replace(recordOf(after), '')).toBe(before.replace(recordOf(before), ''));
    expect(/(?<!\r)\n/.test(after)).toBe(!before.includes('\r\n'));
    runIn(project, ['accept', 'nl/guide']);
    expect(bytesOf(project, 'nl/guide.mdx')).toBe(after);
  });

  test.each<[string, string]>([
    ['nothing', 'source:'],
    ['a word', 'source: "x"'],
    ['an older form', 'source: 12345678 label=1234'],
  ])('a record that holds %s is replaced', (_, written) => {
    const before = textOf(changed, 'nl/guide.mdx').replace(/^source: .*$/m, written);
    const project = projectOf({ ...changed, 'nl/guide.mdx': before });
    runIn(project, ['accept', 'nl/guide']);
    expect(said(bytesOf(project, 'nl/guide.mdx'))).toEqual(said(textOf(current, 'nl/guide.mdx')));
  });

  test.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['with line endings of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', (text) => `\ufeff${text}`],
  ])('a page without a record gets it as the last field, %s', (_, write) => {
    const before = textOf(changed, 'nl/guide.mdx').replace(/^source: .*\n/m, '');
    const project = projectOf({ ...changed, 'nl/guide.mdx': write(before) });
    runIn(project, ['accept', 'nl/guide']);
    const after = bytesOf(project, 'nl/guide.mdx');
    expect(said(after)).toEqual(said(textOf(current, 'nl/guide.mdx')));
    const written = `${recordOf(after)}${after.includes('\r\n') ? '\r\n' : '\n'}`;
    expect(after.replace(written, '')).toBe(write(before));
  });

  test('fields that are indented stay together', () => {
    const indented = textOf(changed, 'nl/guide.mdx')
      .replace(/^source: .*\n/m, '')
      .replace(/^---\n([\s\S]*?)---/, (_, yaml) => `---\n${yaml.replace(/^/gm, '  ').trimEnd()}\n---`);
    const project = projectOf({ ...changed, 'nl/guide.mdx': indented });
    runIn(project, ['accept', 'nl/guide']);
    expect(said(bytesOf(project, 'nl/guide.mdx'))).toEqual(said(textOf(current, 'nl/guide.mdx')));
  });

  test('some parts only: the rest stays stale, and nothing is called up to date that is not', () => {
    const project = projectOf(changed);
    runIn(project, ['accept', 'nl/guide', 'hero']);
    const [old, now] = [textOf(changed, 'nl/guide.mdx'), textOf(current, 'nl/guide.mdx')];
    expect(said(bytesOf(project, 'nl/guide.mdx'))).toEqual({ ...said(old), hero: said(now).hero });
    expect(runIn(project, ['accept', 'nl/guide', 'hero']).output).toBe(
      'hero of content/nl/guide.mdx is up to date already; still to be accepted: text/first.\n',
    );
  });

  test.each(['text/first', 'first', '#first', '## First nl', '## Eerst [#first]', 'First en', 'first nl'])(
    'a section is named by %j',
    (section) => {
      const project = projectOf(changed);
      expect(runIn(project, ['accept', 'nl/guide', section]).output).toBe(
        'Recorded in content/nl/guide.mdx.\n',
      );
      const [old, now] = [textOf(changed, 'nl/guide.mdx'), textOf(current, 'nl/guide.mdx')];
      expect(said(bytesOf(project, 'nl/guide.mdx'))).toEqual({
        ...said(old),
        'text/first': said(now)['text/first'],
      });
    },
  );
});

describe('a namespace', () => {
  const path = 'nl/common.source.json';

  test('whole, and by key or group', () => {
    const project = projectOf(changed);
    expect(runIn(project, ['accept', 'nl/common', 'footer']).output).toBe(`Recorded in content/${path}.\n`);
    const lines = (text: string) => text.split('\n');
    const [old, now] = [lines(textOf(changed, path)), lines(textOf(current, path))];
    const half = lines(bytesOf(project, path));
    const keys = (other: string[]) =>
      half.flatMap((line, index) => (line === other[index] ? [] : half[index - 1]));
    expect(keys(old)).toEqual(['  "footer.studio":']);
    expect(keys(now)).toEqual(['  "skip":']);
    runIn(project, ['accept', 'nl/common.json']);
    expect(bytesOf(project, path)).toBe(textOf(current, path));
  });

  test('a record is written where there is none, and line endings stay', () => {
    const { [path]: _, ...rest } = changed;
    const project = projectOf(rest);
    runIn(project, ['accept', 'nl/common']);
    expect(bytesOf(project, path)).toBe(textOf(current, path));
    writeContent(project, { [path]: `\ufeff${textOf(changed, path).replaceAll('\n', '\r\n')}` });
    runIn(project, ['accept', 'nl/common']);
    expect(bytesOf(project, path)).toBe(`\ufeff${textOf(current, path).replaceAll('\n', '\r\n')}`);
  });

  test('a text that is not translated yet is not recorded', () => {
    const project = projectOf(edit(changed, 'nl/common.json', '  "skip": "skip nl",\n', ''));
    runIn(project, ['accept', 'nl/common']);
    expect(Object.keys(JSON.parse(bytesOf(project, path)))).not.toContain('skip');
  });

  test('one that cannot be read is written anew as a whole, but not in part', () => {
    const project = projectOf({ ...changed, [path]: '{' });
    expect(() => runIn(project, ['accept', 'nl/common', 'skip'])).toThrow(
      /^content\/nl\/common\.source\.json:1:2 cannot be read: /,
    );
    runIn(project, ['accept', 'nl/common']);
    expect(bytesOf(project, path)).toBe(textOf(current, path));
  });
});

describe('names', () => {
  test('a language, several files, everything', () => {
    for (const [args, locales] of [
      [['nl'], ['nl']],
      [
        ['nl/guide', 'nl/common', 'nl/components', 'ar'],
        ['nl', 'ar'],
      ],
      [['--all'], ['nl', 'ar']],
    ] as const) {
      const project = projectOf(changed);
      runIn(project, ['accept', ...args]);
      for (const locale of ['nl', 'ar']) {
        const expected = locales.some((code) => code === locale) ? current : changed;
        for (const name of ['guide.mdx', 'common.source.json']) {
          const [found, wanted] = [
            bytesOf(project, `${locale}/${name}`),
            textOf(expected, `${locale}/${name}`),
          ];
          if (name === 'guide.mdx') expect(said(found)).toEqual(said(wanted));
          else expect(found).toBe(wanted);
        }
      }
    }
  });

  test.each([
    [['nl/giude'], 'There is no translation “nl/giude”; did you mean “nl/guide”?'],
    [
      ['xx'],
      `There is no translation “xx”. Name a language (${targetLanguages.map(({ code }) => code).join(', ')}) or a file, such as nl/pricing.`,
    ],
    [['en/guide'], 'English is the source, so there is no translation “en/guide”.'],
    [['nl/guide', 'hero.lead'], 'content/nl/guide.mdx has no part “hero.lead”; did you mean “hero”?'],
    [['nl/guide', 'heor'], 'content/nl/guide.mdx has no part “heor”; did you mean “hero”?'],
    [
      ['nl/guide', 'zzzzzzzz'],
      'content/nl/guide.mdx has no part “zzzzzzzz”. There are: label, title, description, hero, text, text/first, text/second.',
    ],
    [['nl/common', 'skpi'], 'content/nl/common.json has no part “skpi”; did you mean “skip”?'],
    [['nl/guide', 'nl/comon'], 'There is no translation “nl/comon”; did you mean “nl/common”?'],
    [[], 'Say what to accept: “npm run check -- accept nl/pricing”, a language, or --all.'],
    [['--all', 'nl'], 'With --all there is nothing to name, but “nl” is.'],
    [
      ['--al'],
      'There is no option --al; did you mean --all? The options of accept are --content DIR and --all.',
    ],
    [
      ['nl', '--content'],
      'The option --content needs a value. The options of accept are --content DIR and --all.',
    ],
  ])('%j is refused', (args, message) => {
    expect(() => runIn(projectOf(changed), ['accept', ...args])).toThrow(new Error(message));
  });

  test('another content folder', () => {
    const project = projectOf(changed);
    const elsewhere = projectOf(sample);
    runIn(elsewhere, ['accept', 'nl/guide', '--content', join(project, 'content')]);
    expect(said(bytesOf(project, 'nl/guide.mdx'))).toEqual(said(textOf(current, 'nl/guide.mdx')));
  });
});

describe('files that are left alone', () => {
  test('one that cannot be read is refused, and the others are written', () => {
    const broken = edit(changed, 'nl/guide.mdx', 'label: Guide nl', 'label: [');
    const project = projectOf(broken);
    expect(() => runIn(project, ['accept', 'nl'])).toThrow(
      /^content\/nl\/guide\.mdx:2:8 cannot be read: .* → /,
    );
    expect(bytesOf(project, 'nl/guide.mdx')).toBe(textOf(broken, 'nl/guide.mdx'));
    expect(bytesOf(project, 'nl/common.source.json')).toBe(textOf(current, 'nl/common.source.json'));
  });

  test('an English file that cannot be read refuses its translations', () => {
    const project = projectOf(edit(changed, 'en/guide.mdx', 'label: Guide en', 'label: ['));
    expect(() => runIn(project, ['accept', 'nl/guide'])).toThrow(
      /^content\/en\/guide\.mdx:2:8 cannot be read: /,
    );
  });

  test('a page that has no record takes no part alone', () => {
    const project = projectOf({
      ...changed,
      'nl/guide.mdx': textOf(changed, 'nl/guide.mdx').replace(/^source: .*\n/m, ''),
    });
    expect(() => runIn(project, ['accept', 'nl/guide', 'hero'])).toThrow(
      new Error(
        'content/nl/guide.mdx has no record yet that a part could be written into; accept it as a whole.',
      ),
    );
  });

  test('a page whose fields stand in braces', () => {
    const fields =
      '{ label: G, title: G, description: D, hero: { eyebrow: E, heading: H, lead: "{{phone}}" } }';
    const page = `---\n${fields}\n---\n\n<Hero />\n`;
    const project = projectOf({ ...changed, 'nl/guide.mdx': page });
    expect(() => runIn(project, ['accept', 'nl/guide'])).toThrow(
      /^content\/nl\/guide\.mdx is written in a way that nothing can be put into; write each of its fields on a line of its own\.$/,
    );
    expect(bytesOf(project, 'nl/guide.mdx')).toBe(page);
  });

  test('nothing is written through a link', () => {
    const project = projectOf(changed);
    const outside = join(projectOf(sample), 'content');
    rmSync(join(project, 'content/nl/common.source.json'));
    symlinkSync(join(outside, 'nl/common.source.json'), join(project, 'content/nl/common.source.json'));
    const before = readFileSync(join(outside, 'nl/common.source.json'), 'utf8');
    expect(() => runIn(project, ['accept', 'nl/common'])).toThrow(
      new Error('content/nl/common.source.json is a link, or in a folder that is one; nothing was written.'),
    );
    rmSync(join(project, 'content/nl'), { recursive: true });
    mkdirSync(join(outside, 'other'));
    symlinkSync(join(outside, 'other'), join(project, 'content/nl'));
    expect(() => runIn(project, ['new', 'nl/guide'])).toThrow(/is a link, or in a folder that is one/);
    expect(readFileSync(join(outside, 'nl/common.source.json'), 'utf8')).toBe(before);
    expect(readdirSync(join(outside, 'other'))).toEqual([]);
  });
});
