import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFinding } from '../../../../scripts/check/finding.ts';
import { openProject } from '../../../../scripts/check/open-project.ts';
import { check } from '../../../../scripts/check/run.ts';
import { writeTree } from '../../fixture.ts';
import { emptyFolder } from '../project.ts';
import { checkForeign, short } from './foreign.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const english = {
  'Save the file now': 'Save the file now',
  menu: { open: 'Open {{name}}', pages_one: '{{count}} page', pages_other: '{{count}} pages' },
  'flat.key': 'A <1>bold</1> word',
  days: ['Monday', 'Tuesday'],
  place_ordinal_one: '{{count}}st',
  place_ordinal_other: '{{count}}th',
};
const polish = {
  'Save the file now': 'Zapisz plik teraz',
  menu: {
    open: 'Otwórz {{name}}',
    pages_one: '{{count}} strona',
    pages_few: '{{count}} strony',
    pages_many: '{{count}} stron',
    pages_other: '{{count}} strony',
  },
  'flat.key': '<1>Pogrubione</1> słowo',
  days: ['poniedziałek', 'wtorek'],
  place_ordinal_other: '{{count}}.',
};

test.each([
  [
    'locales/en.json',
    'locales/pl_PL.json',
    'JSON files, one for each language in locales: English, translated to pl-PL.',
  ],
  [
    'public/locales/en-US/common.json',
    'public/locales/pl/common.json',
    'JSON files, a folder for each language in public/locales: American English, translated to pl.',
  ],
])('%s and %s: natural, nested and flat keys, lists and plurals', async (source, translation, layout) => {
  const tree = { [source]: json(english), [translation]: json(polish), 'package.json': '{}' };
  expect(await checkForeign(tree)).toEqual({ layout, findings: [] });
});

test('a key that only ends like a plural is a text of its own', async () => {
  const own = {
    ...english,
    by_ada_and_other: 'By Ada and {{count}} other',
    by_ada_and_others: 'By Ada and others',
  };
  const its = { ...polish, by_ada_and_other: 'Ada i {{count}} osoba', by_ada_and_others: 'Ada i inni' };
  const inForms = { ...its, by_ada_and_one: 'Ada i ktoś', by_ada_and_few: 'Ada i {{count}} osoby' };
  for (const translation of [its, inForms]) {
    const tree = { 'i18n/en.json': json(own), 'i18n/pl.json': json(translation) };
    expect((await checkForeign(tree)).findings).toEqual([]);
  }
});

test('the example of a phone number may be another one', async () => {
  const phone = (number: string) => ({
    'i18n/en.json': json({ hint: 'Such as +33612345678.' }),
    'i18n/pl.json': json({ hint: `Na przykład ${number}.` }),
  });
  expect((await checkForeign(phone('+48221234567'))).findings).toEqual([]);
  expect(short((await checkForeign(phone('482'))).findings)).toEqual(['i18n/pl.json:2 warning numbers']);
});

test('thousands may be said by a word', async () => {
  const recipes = (english: string, own: string) => ({
    'i18n/en.json': json({ a: english }),
    'i18n/pt.json': json({ a: own }),
  });
  const right = recipes('Over 100,000 recipes are here.', 'Há mais de 100 mil receitas aqui.');
  expect((await checkForeign(right)).findings).toEqual([]);
  const word = recipes('These 20 are used by both.', 'Estas vinte são usadas pelas duas.');
  expect((await checkForeign(word)).findings).toEqual([]);
  const wrong = recipes('Over 100,000 recipes are here.', 'Há mais de 200 mil receitas aqui.');
  expect(short((await checkForeign(wrong)).findings)).toEqual(['i18n/pt.json:2 warning numbers']);
});

test('a key that was split at the dot of its sentence is told as one', async () => {
  const tree = {
    'i18n/en.json': json({ 'Try again. Or wait.': 'Try again. Or wait.' }),
    'i18n/pl.json': json({ 'Try again': { ' Or wait.': 'Spróbuj ponownie. Albo zaczekaj.' } }),
  };
  expect((await checkForeign(tree)).findings).toEqual([
    expect.stringContaining('the source has a dot in one key, “Try again. Or wait.”'),
  ]);
});

test('what is wrong in a translation', async () => {
  const wrong = {
    ...polish,
    menu: { ...polish.menu, open: 'Otwórz {{nazwa}}' },
    'flat.key': 'Pogrubione słowo',
    days: ['poniedziałek'],
  };
  const { findings } = await checkForeign({ 'i18n/en.json': json(english), 'i18n/pl.json': json(wrong) });
  expect(short(findings)).toEqual([
    'i18n/pl.json:4 error placeholders',
    'i18n/pl.json:10 error placeholders',
    'i18n/pl.json:11 warning keys',
  ]);
});

test('texts that are missing, empty or copies, plural forms among them, are one warning for a file', async () => {
  const begun = {
    'Save the file now': 'Save the file now',
    menu: { open: '', pages_one: '{{count}} strona' },
  };
  const { findings } = await checkForeign({ 'lang/en.json': json(english), 'lang/pl.json': json(begun) });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(/^lang\/pl\.json:\d+:\d+ {2}warning {2}keys {2}6 of 6 texts/);
  expect(findings[0]).toContain(
    'translate the missing or empty 5 texts (“flat.key”, “days”, “menu.pages_few” and others) and the 1 still',
  );
});

test('an empty text of the source language needs no translation', async () => {
  const source = { menu: { title: '', open: 'Open' }, note: '' };
  const tree = {
    'lang/en.json': json(source),
    'lang/pl.json': json({ menu: { open: 'Otwórz', title: '' } }),
  };
  expect((await checkForeign(tree)).findings).toEqual([]);
});

test('of several folders, the one with most text is checked, and the others are named', async () => {
  const formats = Object.fromEntries(
    ['en', 'de', 'fr'].map((code) => [`formats/${code}.json`, json({ date: 'D' })]),
  );
  const { layout } = await checkForeign({
    ...formats,
    'lang/en.json': json({ save: 'Save the file now', open: 'Open the file' }),
    'lang/de.json': json({ save: 'Datei jetzt speichern', open: 'Datei öffnen' }),
  });
  expect(layout).toBe(
    'JSON files, one for each language in lang: English, translated to de. --content checks formats instead.',
  );
});

test('names of countries are told by the script of the texts, and keys of Crowdin are no language', async () => {
  const words = (save: string) => json({ 'Save the file now': save });
  const tree = {
    'lang/en/common.json': words('Save the file now'),
    'lang/de/common.json': words('Datei jetzt speichern'),
    'lang/tw/common.json': words('立即儲存檔案'),
    'lang/ua/common.json': words('Зберегти файл зараз'),
    'lang/am/common.json': words('አሁን ፋይሉን አስቀምጥ'),
    'lang/us/common.json': words('Save the file'),
    'lang/cr/common.json': words('crwdns12:0crwdne12:0'),
  };
  expect(await checkForeign(tree)).toEqual({
    layout: 'JSON files, a folder for each language in lang: English, translated to am, de, zh-TW, uk-UA.',
    findings: [],
  });
  const config = "export default { languages: { tw: 'zh-Hant', ua: false } };\n";
  const { layout } = await checkForeign({ ...tree, 'check.config.mjs': config });
  expect(layout).toMatch(/translated to am, de, zh-Hant\.$/);
});

test('a language may have a word where another has a small number', async () => {
  const tree = {
    'lang/en-US.json': json({
      a: 'Hex code',
      b: 'Up to 30 files',
      c: 'The port',
      d: 'At least 2 files',
      e: 'From v4',
      f: 'Over 2,000 files',
    }),
    'lang/ja.json': json({ a: '16 進コード', b: '最大 13 ファイル', c: 'ポート 8080', d: '二つのファイル' }),
    'lang/fi.json': json({ a: 'Heksa', b: 'Enintään 30', c: 'Portti', d: 'Vähintään kaksi' }),
    'lang/ru.json': json({ e: 'Из версии 4', f: 'Более 2 000 файлов' }),
  };
  expect(short((await checkForeign(tree)).findings.filter((one) => one.includes('numbers')))).toEqual([
    'lang/ja.json:3 warning numbers',
    'lang/ja.json:4 warning numbers',
  ]);
});

test('names and addresses in Latin letters are in texts of every script, and British English is English', async () => {
  const sentence = 'This text is the same everywhere.';
  const source = {
    a: 'Copy extrafanart to extrathumbs',
    b: 'As in a=http://a.b/c',
    c: sentence,
    d: 'Install:\nAndroid SDK Build-Tools',
    e: 'As in gpt-4o-mini and whisper-large-v3',
  };
  const tree = {
    'lang/en-US.json': json(source),
    'lang/bg.json': json({
      a: 'extrafanart в extrathumbs',
      b: 'Като a=http://a.b/long/path',
      c: sentence,
      d: 'Инсталирайте:\nAndroid SDK Build-Tools',
      e: 'Като gpt-4o-mini и whisper-large-v3',
    }),
    'lang/en-GB.json': json(source),
  };
  expect(short((await checkForeign(tree)).findings)).toEqual(['lang/bg.json:4 warning untranslated']);
});

test('of two unknown keys near the same one, none is said to be it; a form may be there by its name', async () => {
  const tree = {
    'lang/en.json': json({
      'secret-note': 'Note',
      files_one: '{{count}} file',
      files_other: '{{count}} files',
    }),
    'lang/ja.json': json({
      'secret-nota': 'メモ',
      'secret-not': 'メモ',
      files_one: 'ファイル',
      files_other: '{{count}} ファイル',
    }),
  };
  const { findings } = await checkForeign(tree);
  expect(findings.join()).not.toContain('did you mean');
  expect(findings.join()).not.toContain('lang/ja.json:4');
});

test('a key that the source has dropped is one finding, a key of one translation its own', async () => {
  const tree = {
    'lang/en.json': json({ a: 'Save' }),
    'lang/de.json': json({ a: 'Sichern', old: 'Alt' }),
    'lang/fr.json': json({ a: 'Enregistrer', old: 'Ancien', autre: 'Autre' }),
  };
  const { findings } = await checkForeign(tree);
  expect(short(findings)).toEqual(['lang/de.json:3 warning keys', 'lang/fr.json:4 warning keys']);
  expect(findings[0]).toContain('here and in 1 other file. → delete “old” from all of them.');
});

test('translations of a file that has no source are one finding', async () => {
  const tree = { 'lang/en/a.json': json({ a: 'Save' }), 'lang/de/a.json': json({ a: 'Sichern' }) };
  const old = { 'lang/de/b.json': '{}', 'lang/fr/b.json': '{}', 'lang/pl/b.json': '{}' };
  const { findings } = await checkForeign({ ...tree, ...old });
  expect(short(findings)).toEqual(['lang/de/b.json:1 error file']);
  expect(findings[0]).toContain('nor lang/fr/b.json and 1 other. → move them');
});

test('a folder without translations is refused with what is known', async () => {
  await expect(checkForeign({ 'src/index.ts': '' })).rejects.toThrow(
    /^No translations were found in .*--content DIR/,
  );
});

test('a link in place of a file is refused, and not followed', async () => {
  const folder = emptyFolder();
  writeTree(folder, { 'locales/en.json': json(english), 'locales/pl.json': json(polish) });
  symlinkSync(join(folder, 'locales/pl.json'), join(folder, 'locales/de.json'));
  expect(short(check(await openProject(folder)).map(formatFinding))).toEqual([
    'locales/de.json:1 error file',
  ]);
});
