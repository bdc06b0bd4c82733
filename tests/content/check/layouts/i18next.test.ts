import { expect, test } from 'vitest';
import { checkForeign, findingsIn, short } from './foreign.ts';

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
    'one for each language) in locales: English, translated to pl-PL.',
  ],
  ['locales/en-US/a.json', 'locales/pl/a.json', 'in locales: American English, translated to pl.'],
  ['lang/app.en.json', 'lang/app.pl.json', 'one for each language) in lang: English, translated to pl.'],
  ['i18n/en.i18n.json', 'i18n/pl.i18n.json', 'one for each language) in i18n: English, translated to pl.'],
  [
    'l10n/en.client.json',
    'l10n/pl.client.json',
    'one for each language) in l10n: English, translated to pl.',
  ],
])('%s and %s: reads natural, nested and flat keys, lists and plurals', async (source, translation, said) => {
  const index = { 'docs/en/index.json': json([english, english]), 'docs/pl/index.json': '[]' };
  const others = { 'package.json': '{}', [translation.replace(/json$/, 'yaml')]: 'menu: Menu', ...index };
  const tree = { [source]: json(english), [translation]: json(polish), ...others };
  expect(await checkForeign(tree)).toEqual({ layout: expect.stringContaining(said), findings: [] });
});

test('reads several namespaces whose English files name no language', async () => {
  const texts = (a: string): string => json({ a });
  const tree = {
    'lang/main.json': texts('You can close this window now.'),
    'lang/main-ptBR.json': texts('Você pode fechar esta janela agora.'),
    'lang/main-de.json': texts('You can close this window now.'),
    'lang/errors.json': texts('It failed'),
    'lang/errors-de.json': texts(''),
    'lang/errors-ptBR.json': texts('Falhou'),
    'lang/how-to.json': texts('Not a text in Tongan'),
  };
  const { layout, findings } = await checkForeign(tree);
  expect(layout).toContain('one for each language) in lang: English, translated to de, pt-BR.');
  expect(short(findings).join()).toMatch(/^\S+errors-de\S+:2 warning keys,\S+:2 warning untranslated$/);
});

/** Returns the findings in translations of an English file. */
async function found(source: object, translations: { [code: string]: object }): Promise<string[]> {
  const files = Object.entries({ en: source, ...translations });
  const tree = Object.fromEntries(files.map(([code, value]) => [`lang/${code}.json`, json(value)]));
  return (await checkForeign(tree)).findings;
}

/** Returns the findings of one English string and its translation. */
const inOneText = (source: string, code: string, translation: string): Promise<string[]> =>
  found({ a: source }, { [code]: { a: translation } });

test.each([
  ['The error', 'it', 'L&#39;errore'],
  ['The time of 24 hours, as HH:mm', 'fr', 'L’heure au format HH:mm'],
  ['Over 100,000 recipes are here.', 'pt', 'Há mais de 100 mil receitas aqui.'],
  ['From v4', 'ru', 'Из версии 4'],
  ['20% off, or 30%', 'zh', '8折或7折'],
  ['Get 25% off of it, or 35%', 'zh', '享受七五折或65 折'],
  ['Section 3.3.', 'ja', '３．３．の節'],
  ['Pages such as 1-3, 5', 'ja', 'ページ（例：1-3,5）'],
  ['ImportError: it cannot open this file.', 'pl', 'ImportError: it cannot open this file.'],
  ['{code: 200, data: {message: "all is well"}}', 'pl', '{code: 200, data: {message: "all is well"}}'],
  ['On {{date, short}}', 'hi', '{{date, long}} को'],
  ['%s of %d files, 100%', 'hi', '%2$d में से %1$s फ़ाइलें, 100%'],
  ['%1$d of %2$s, in %.2f hours', 'hi', '%2$s में से %1$s, %s घंटे में'],
  ['%shr', 'bg', '%s ч.'],
  ["%s's chair", 'da', '%ss stol'],
  ['Such as arn:aws:s3:::models/my-model.', 'ca', 'Per exemple, arn:aws:s3:::models/my-model.'],
  ['Write {{}} around a word: {{name}}', 'hi', 'शब्द को {{}} में लिखें: {{नाम}}'],
  ['Put it into \\\\begin{table}.', 'pl', 'Umieść to w \\\\begin{tabela}.'],
  ['One<0/>Two', 'pl', 'Raz<0></0>Dwa'],
  ['This operation deletes it.', 'zh-TW', '此操作會刪除相關標籤，且無法恢復。'],
  ['{{count}} page{{plural}}', 'hi', '{{count}} पृष्ठ'],
  ['Saved in {{-path}}<br>', 'de', 'Gespeichert in {{- path}}<br />'],
  ['As in gpt-4o-mini and whisper-large-v3', 'bg', 'Като gpt-4o-mini и whisper-large-v3'],
  ['This text is the same.', 'en-GB', 'This text is the same.'],
  ['Тест для sanity board (вид зверху)', 'uk', 'Тест для sanity board (вид зверху)'],
  // Languages without rules of their own; what is known about them comes from CLDR.
  ['Over 1,500.5 files', 'pl', 'Ponad 1 500,5 pliku'],
  ['Before 1.0.0', 'es', 'Antes de la 1.0'],
  ['On January 30, 2026', 'he', '30 בינואר 2026'],
  ['For 1500 models in 2016', 'th', '๑๕๐๐ แบบใน ๒๕๕๙'],
  ['A chair and a lamp', 'ja', '椅子とランプ'],
  ['It is 5 µm, Σ 3, Ω', 'pl', 'To jest 5 µm, Σ 3, Ω'],
])('allows %j in %s to be %j', async (source, code, translation) => {
  expect(await inOneText(source, code, translation)).toEqual([]);
});

test.each([
  ['Such as +33612345678.', 'pl', 'Na przykład 482.', 'warning numbers'],
  ['It can be large. Use the other.', 'ja', 'It can be large.これは別の方法です。', 'warning untranslated'],
  ['Over 1,500 files', 'pl', 'Ponad 1 600 plików', 'warning numbers'],
  ['Every \u0024{seconds}s', 'pl', 'Co $ {seconds}s', 'error placeholders'],
  ['Open your app and confirm it.', 'zh-TW', '请打开您的应用并确认这个请求。', 'warning untranslated'],
  ['You can do this with your file, too.', 'fr', 'You can do this with your file', 'warning untranslated'],
  ['The list of %s', 'pl', 'Lista', 'error placeholders'],
  ['The list of %s', 'pl', 'Lista %d', 'error placeholders'],
  ['It is {{name}}', 'cs', 'Je to {{{name}}', 'error placeholders'],
  ['Hello $USER$', 'de', 'Hallo $NUTZER$', 'error placeholders'],
  ['On __card__', 'et', '__kaart__', 'error placeholders'],
  ['No {food}', 'bg', 'Няма {храна}', 'error placeholders'],
  ['The <b>whole</b> name', 'de', 'Der ganze Name', 'warning placeholders'],
  ['The <b>whole</b> name', 'de', 'Der <b>ganze Name', 'error placeholders'],
  ['The <b>whole</b> name', 'de', 'Der ganze</b> Name', 'error placeholders'],
  ['The <1>3rd</1> party', 'ml', 'മൂന്നാം <1>കക്ഷി</ 1>', 'error placeholders'],
])('does not allow %j in %s to be %j', async (source, code, translation, finding) => {
  expect(short(await inOneText(source, code, translation))).toEqual([`lang/${code}.json:2 ${finding}`]);
});

const empty = { menu: { title: '', open: 'Open' }, note: '' };
const files = { files_one: '{{count}} file', files_other: '{{count}} files' };
const inJapanese = { files_one: 'ファイル', files_other: '{{count}} ファイル' };
const some = { a_one: 'A file', a_other: '{{n}} files' };
const long = 'word '.repeat(60);
const description = 'The button that saves what was changed';

test.each([
  ['an empty string for an empty one', empty, 'pl', { menu: { open: 'Otwórz', title: '' } }],
  ['a long key', { [long]: 'Words' }, 'pl', { [long]: 'Słowa' }],
  ['a plural form that is not needed', files, 'ja', inJapanese],
  ['a key beside its plural forms', { ...files, files: 'files' }, 'ja', { ...inJapanese, files: 'ファイル' }],
  [
    'a singular in words',
    { clipOne: '{{count}} clip', clipMany: '{{count}} clips' },
    'ar',
    { clipOne: 'مقطع واحد', clipMany: '{{count}} مقاطع' },
  ],
  ['Italian-like words', { a: 'Send yours to yourself' }, 'pt', { a: 'Envia a tua pra ti, no sul' }],
  ['English-like words', { a: 'It is what you have' }, 'lol', { a: 'Dis iz what you has in your box' }],
  ['a missing number where English has none', some, 'de', { a_one: 'Eine Datei', a_other: '{{n}} Dateien' }],
  [
    'a missing number in a plural form that is never shown',
    files,
    'es',
    { files_one: 'un archivo', files_many: 'muchos archivos', files_other: '{{count}} archivos' },
  ],
  ['a tag used elsewhere', { a: '<b>Save</b> it', b: 'All' }, 'de', { a: '<b>Sichern</b>', b: '<b>Ja</b>' }],
  ['Markdown used elsewhere', { a: '**Save** it', b: 'All' }, 'de', { a: 'Sichern', b: '**Alles**' }],
  ['a description', { a: { message: 'Save', description } }, 'de', { a: { message: 'Neu', description } }],
  ['a localized example', { zipPlaceholder: 'e.g. 90024' }, 'nl', { zipPlaceholder: 'bv. 1234 AB' }],
  ['metadata of a tool', { a: 'Save' }, 'de', { '@metadata': { authors: ['Ada'] }, a: 'Sichern' }],
  ['text whose key is English', { 'Open {{name}}': '' }, 'de', { 'Open {{name}}': '{{name}} öffnen' }],
  ['a note in a group', { a: { '@b': 'Short', b: 'Save' } }, 'de', { a: { '@b': 'Short', b: 'Sichern' } }],
  ['no italics in a script without them', { a: '<i>Save</i> it' }, 'zh', { a: '「保存」它' }],
  ['underscores as lines', { a: '- or -' }, 'eo', { a: '_ aŭ _' }],
  ['an underscore in words', { a: 'tree/oak' }, 'uk', { a: 'назва_дерева/назва_дуба' }],
])('accepts %s', async (_, source, code, translation) => {
  expect(await found(source, { [code]: translation })).toEqual([]);
});

const login = 'Log in to use Cloud mode, or switch to offline control.';
const same = 'This text is the same everywhere.';
const menu = { ...polish.menu, open: 'Otwórz {{nazwa}}' };
const ownTexts = { ...polish, menu, 'flat.key': 'Pogrubione słowo', days: ['poniedziałek'] };

const third = { a: 'Edit the units', b: 'Use Docker Compose', c: 'Save all that was changed in this file' };
const inGerman = {
  a: 'Hier können Sie die Einheiten ändern',
  b: 'Docker Compose',
  c: 'Зберегти все, що було змінено',
};
const differing = ['4 error placeholders', '10 error placeholders', '11 warning keys'];

test.each([
  ['a copied string', 'bg', { a: same, b: 'Save' }, { a: same, b: 'Запази' }, ['2 warning untranslated']],
  [
    'a copied sentence of short words',
    'es',
    { a: login, b: 'Save' },
    { a: login, b: 'Guardar' },
    ['2 warning untranslated'],
  ],
  ['words of a third language, but not of the source', 'uk', third, inGerman, ['2 warning untranslated']],
  [
    'a missing key beside an extra one',
    'de',
    { a: 'Save', b: 'Open' },
    { own: 'Alt', '@b': 'A verb', a: 'Sichern' },
    ['1 warning keys'],
  ],
  ['different placeholders, tags and lists', 'pl', english, ownTexts, differing],
])('reports %s', async (_, code, source, translation, expected) => {
  const findings = await found(source, { [code]: translation });
  expect(short(findings)).toEqual(expected.map((one) => `lang/${code}.json:${one}`));
});

const begun = { 'Save the file now': 'Save the file now', menu: { open: '', pages_one: '{{count}} strona' } };

test.each([
  ['“b” is empty.', { a: 'Open', b: 'Close' }, { a: 'Otwórz', b: '' }],
  ['warning  keys  6 of 6 texts in this file are not translated yet', english, begun],
])('reports “%s” once', async (said, source, translation) => {
  expect(await found(source, { pl: translation })).toEqual([expect.stringContaining(said)]);
});

test('with typography enabled, reports only what is wrong in any language', async () => {
  const { findings } = await checkForeign({
    'lang/en.json': json({ a: 'A chair: “wood”, a lamp!', b: 'A chair and a lamp' }),
    'lang/he.json': json({ a: 'כיסא: "עץ", מנורה!', b: 'כיסא  ומנורה' }),
    'check.config.mjs': "export default { rules: { levels: { typography: 'warning' } } };",
  });
  expect(short(findings)).toEqual(['lang/he.json:3 warning typography']);
});

test('country codes stand for languages; other names and Crowdin’s pseudo-language are skipped', async () => {
  const words = (save: string) => json({ 'Save the file now': save });
  const tree = {
    'lang/gb/common.json': words('Save the file now'),
    'lang/de/common.json': words('Datei jetzt speichern'),
    'lang/tw/common.json': words('立即儲存檔案到 Google Drive'),
    'lang/ua/common.json': words('Зберегти файл зараз'),
    'lang/constructor/common.json': words('Save the file'),
    'lang/cr/common.json': words('crwdns12:0crwdne12:0'),
  };
  const layout = expect.stringMatching(/a folder for each .* translated to de, zh-TW, uk-UA\.$/);
  expect(await checkForeign(tree)).toEqual({ layout, findings: [] });
  const config = "export default { languages: { tw: 'zh-Hant', ua: false } };\n";
  const told = await checkForeign({ ...tree, 'check.config.mjs': config });
  expect(told.layout).toMatch(/translated to de, zh-Hant\.$/);
});

test('reports a misspelled key, but no other extra keys', async () => {
  const own = { 'check-connetion': 'Prüfen', autre: 'Autre', save: 'Neu', saves: 'Neu', save_0: 'Neu' };
  const findings = await found({ 'check-connection': 'Check', save: 'Save' }, { de: own });
  expect(short(findings)).toEqual(['lang/de.json:2 error keys']);
  expect(findings[0]).toContain('→ rename “check-connetion” to “check-connection”.');
});

test('an extra placeholder is only a warning if neighboring English strings have it', async () => {
  const texts = { lost: 'The {coin} address is lost', other: 'Another address' };
  const own = { lost: 'Die Adresse von {coin} fehlt', other: 'Eine andere Adresse von {coin}' };
  const { findings } = await checkForeign({
    'lang/en.json': json({ why: texts, other: texts.other }),
    'lang/de.json': json({ why: own, other: own.other }),
  });
  expect(short(findings).join()).toMatch(/^\S+:4 warning placeholders,\S+:6 error placeholders$/);
});

test('groups a difference from the source that three translations share, but not two', async () => {
  const alike = { a: '5 {{unit}}', b: 'Im Jahr 1998' };
  const right = { ...alike, a: '5 XRP' };
  const findings = await found({ a: 'It costs 5 XRP', b: 'In 1989' }, { de: alike, fr: alike, pl: right });
  const [de, fr] = ['lang/de.json:2 error placeholders', 'lang/fr.json:2 error placeholders'];
  expect(short(findings)).toEqual([de, 'lang/de.json:3 warning numbers', fr]);
  const said = 'The same is true of lang/fr.json and lang/pl.json. Perhaps the source is wrong. →';
  expect(findings[1]).toContain(said);
});

test('groups a key that three languages lack into one finding', async () => {
  const rest = { b: 'Русский' };
  const english = { a: 'Open this file', ...rest };
  const findings = await found(english, { de: rest, fr: rest, pl: rest, ru: { ...rest, a: 'Открыть' } });
  expect(findings).toEqual([
    expect.stringMatching(
      /^lang\/de\.json:1:\d+ {2}warning {2}keys {2}“a” is missing.* The same is true of lang\/fr.json and lang\/pl.json\. →/,
    ),
  ]);
});

test('groups a placeholder that has another name throughout a file', async () => {
  const texts = (name: string) => ({ a: `A {{${name}}}`, b: `B {{${name}}}`, c: `C {{${name}}}` });
  const findings = await found(texts('user'), { de: texts('nutzer') });
  expect(findings).toEqual([expect.stringContaining('There are 2 more like this, on lines 3, 4. →')]);
});

test('groups the duplicate keys of a file into one finding', async () => {
  const twice = (text: string) => `${'abc'.replace(/./g, (key) => `"${key}": "${text}",\n`)}`;
  const tree = {
    'lang/en.json': `{${twice('Save').slice(0, -2)}}`,
    'lang/de.json': `{${twice('Sichern')}${twice('Speichern').slice(0, -2)}}`,
  };
  const { findings } = await checkForeign(tree);
  expect(findings).toEqual([
    expect.stringMatching(
      /^lang\/de\.json:4:1 .*“a” appears twice, first on line 1;.* 2 more like this, on lines 5, 6/,
    ),
  ]);
});

test('the name of a language may be in its own script', async () => {
  const more = '많은 한국어 글자가 여기에 있습니다';
  const named = (name: string) =>
    found(
      { a: 'Russian', b: 'Many letters are here.' },
      { ko: { a: `러시아어(${name})`, b: more }, ru: { a: 'Русский', b: 'Здесь много букв.' } },
    );
  expect(await named('Русский')).toEqual([]);
  expect(short(await named('Руский'))).toEqual(['lang/ko.json:2 warning untranslated']);
});

test('groups translations of a file without a source into one finding', async () => {
  const tree = { 'lang/en/a.json': json({ a: 'Save' }), 'lang/de/a.json': json({ a: 'Sichern' }) };
  const old = { 'lang/de/b.json': '{}', 'lang/fr/b.json': '{}', 'lang/pl/b.json': '{}' };
  const { findings } = await checkForeign({ ...tree, ...old });
  expect(short(findings)).toEqual(['lang/de/b.json:1 error file']);
  expect(findings[0]).toContain('The same is true of lang/fr/b.json and lang/pl/b.json. → rename them');
});

test('rejects a folder without translations, and suggests --content', async () => {
  await expect(findingsIn({ 'src/index.ts': '' })).rejects.toThrow(/^No translations were .*--content DIR/);
});

const pages = '{count, plural, one {# page} other {# pages}}';

test.each([
  [pages, '{count} stron', []],
  [pages, '{count, plural, one {# strona} few {# strony} other {# stron}}', []],
  [pages, '{count, plural, one {# strona} few {# strony} inne {# stron}}', ['copy what']],
  [pages, '{count, plural, one {# strona} other {# stron}', ['copy what']],
  [pages, '{liczba, plural, one {# strona} other {# stron}}', ['write {count}']],
  [pages, '{count, plural, one {strona} other {{liczba} stron}}', ['write {count}']],
  [pages, 'strony', ['write {count}']],
  // English uses the number only to choose a form.
  ['{count, plural, one {page} other {pages}}', 'stron', []],
])('compares the ICU message “%s” with “%s” by its arguments', async (source, translation, fixes) => {
  const tree = { 'locales/en.json': json({ a: source }), 'locales/pl.json': json({ a: translation }) };
  expect((await findingsIn(tree)).map(({ fix }) => /^\w+ \S+/.exec(fix)?.[0])).toEqual(fixes);
});
