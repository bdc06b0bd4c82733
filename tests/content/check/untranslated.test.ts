import { expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import { isTodo, todoMark } from '../../../scripts/check/core/todo.ts';
import { lostParagraphs } from '../../../scripts/check/rules/untranslated/lost-paragraphs.ts';
import { textLengths } from '../../../scripts/check/rules/untranslated/text-lengths.ts';
import { untranslated } from '../../../scripts/check/rules/untranslated/untranslated.ts';
import { contextWith, inBody, inField } from './one-rule.ts';

const english = 'We model your products. You receive finished files that your shop can use.';

/** Returns what each finding says is wrong: the words after the quoted text. */
const problems = (locale: Locale, translation: string, source = english, context = contextWith()) =>
  inField(untranslated, locale, source, translation, context).map(
    ({ message }) => /” (is .*?)(?: \(content.*\))?\.$/.exec(message)?.[1] ?? message,
  );

const left = 'You receive finished files that your shop can use.';
const chinese = '我们为您的产品建模，从图纸和照片开始，直到交付，期间您随时可以查看进度并提出修改意见。';
test.each([
  ['nl', english],
  ['fr', english.toUpperCase().replace('.', ' !')],
  ['zh', `我们为您的产品建模。${left}`],
  ['zh', `${left}${chinese}`],
] as const)('reports text left in English, whole or in part: %s, %s', (locale, text) => {
  expect(problems(locale, text)).toEqual(['is the English text']);
});

const other = 'You will then receive the files from our team.';
test.each([
  ['nl', `Wij modelleren. ${other}`, 'is in English'],
  ['de', `Wir modellieren. ${other}`, 'is in English'],
  ['ar', `ننمذج منتجاتكم. ${other}`, 'is in English'],
] as const)('reports English text that is not in the English file: %s %s', (locale, text, problem) => {
  expect(problems(locale, text)).toEqual([problem]);
});

test('checks headings and image descriptions', () => {
  const body = (text: string) =>
    `## The way we work together [#work]\n\n${text}\n\n![A chair on a white table](/images/a.svg)\n`;
  const found = inBody(untranslated, 'nl', body('Text'), body('Tekst'));
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:4', '5:3']);
});

test('skips an emphasized title that is a link, and locates the text after it', () => {
  const text = '*[Big Guide](https://example.com)* is er. ';
  const [found] = inBody(untranslated, 'nl', 'Text.', text + other);
  expect(found).toMatchObject({ column: text.length + 1, data: { found: other } });
});

test('locates text after an address in brackets', () => {
  const text = `Eerst iets.\n\nZie [tcp://oak@example.com]. ${other}`;
  expect(inBody(untranslated, 'nl', 'Text.', text)).toMatchObject([{ line: 3, data: { found: other } }]);
});

const inGerman = 'Sie erhalten fertige Dateien, die wir für Ihren Shop und Ihre Kunden aufbereiten.';
const inFrench = 'Vous recevez des fichiers que nous préparons pour votre boutique et vos clients.';
const inDutch = 'U ontvangt het bestand dat uw webshop nodig heeft en kan gebruiken.';

test.each([
  ['de', inDutch, 'is in Dutch'],
  ['nl', inGerman, 'is in German'],
  ['de', inFrench, 'is in French'],
  ['fr', 'Recibe los archivos que preparamos para su tienda y sus clientes.', 'is in Spanish'],
  ['ar', 'فایل‌هایی که برای فروشگاه شما آماده می‌کنیم.', 'is in Persian'],
  ['zh', '我们为您的商店准备这些文件和图片。我們為您準備檔案。', 'is in Traditional Chinese'],
  ['zh', '我们建模 نموذج', 'is in Arabic letters'],
  ['nl', 'Wij modelleren uw product\u0430', 'is in Cyrillic letters'],
  ['zh', '私たちは建模', 'is in Japanese letters'],
] as const)('reports another language or script: %s, %s', (locale, text, problem) => {
  expect(problems(locale, text, 'Short.')).toEqual([problem]);
});

const same = '当前 request < min 时，需要借出 lent-to-quotas 并等待 request 结束。需要借出，需要归还。';
test.each<[locale: Locale, text: string, source?: string]>([
  ['nl', 'AR, VR, configurators, rendering en 3D-printen: u kiest zelf wat u nodig hebt.'],
  ['nl', 'We hebben de normal map, de base color en de roughness map van “The Chair” klaar voor u.'],
  ['nl', 'Lees “What you see is what you get” in de handleiding van het programma.'],
  ['de', 'Software-Updates, Cloud-Hosting, Support und Feedback: alles in einem Paket.'],
  ['de', 'Also will man die Art so, wie sie war: in der Hand an der Wand.'],
  ['de', 'Fragt eure IT vor Ort, kontaktiert jederzeit WHO, NATO.'],
  ['fr', 'Notre site a plus de pages ; six sont en anglais, car on a un client à New York City.'],
  ['ar', 'لمن يرغب بالمشاركة معنا، راجعوا صفحة How to Engage with the Studio اليوم.'],
  ['ar', 'ملفات GLB و USDZ و FBX و PNG و JPG جاهزة للاستخدام في متجركم.'],
  ['zh', '可用于 Unreal Engine、Unity、Blender 和 Cinema 4D 的模型。'],
  ['fr', 'Chaise de Van Gogh en chêne, modèle de Rembrandt van Rijn'],
  ['nl', 'Rendering, texturing, modeling', 'Rendering, texturing, modeling'],
  ['zh', same, same],
  ['de', inGerman, inGerman],
  ['nl', 'Spreek het uit als 胡尔马.', 'Say it like 胡尔马.'],
  ['nl', 'Camera, licht, render, retouche, export', 'Camera, light, render, retouching, export'],
  ['nl', '3D-product\u00adconfigurators voor e-commerce', '3D product configurators for e-commerce'],
])('accepts translated text: %s: %s', (locale, text, source = 'Short.') => {
  expect(problems(locale, text, source)).toEqual([]);
});

test('ignores names to keep, placeholders, file names, numbers and what the glossary allows', () => {
  const text = 'Global Privacy Control, Google Analytics {{phone}} 4 file.glb';
  const context = contextWith(['Global Privacy Control', 'Google Analytics']);
  expect(problems('nl', text, text, context)).toEqual([]);
  const address = '3 Sample Street of the North Side';
  expect(problems('ar', address, address)).toEqual(['is the English text']);
  const same = contextWith([], ['Sample Street of the North Side']);
  expect(problems('ar', address, address, same)).toEqual([]);
});

const paragraph = (word: string, count = 40) => `${`${word} `.repeat(count).trim()}.`;
const source = `## One [#one]\n\n${['eleven', 'twelve', 'words'].map((word) => paragraph(word)).join('\n\n')}\n`;

test.each([
  ['nl', `${paragraph('woorden')}\n\n`.repeat(3), []],
  ['nl', paragraph('woorden'), [1]],
  ['zh', `${'文字'.repeat(40)}。\n\n`.repeat(3), []],
  ['zh', `${'字'.repeat(40)}。`, [1]],
] as const)('compares the length of text with three paragraphs: %s, %s', (locale, text, lines) => {
  const found = inBody(textLengths, locale, source, `## T [#one]\n\n${text}`);
  expect(found.map(({ line }) => line)).toEqual(lines);
});

test.each([
  ['lost', paragraph('woorden', 45), [9]],
  ['joined', `${paragraph('woorden')} ${paragraph('woorden')}`, []],
])('distinguishes lost from joined paragraphs: %s', (_, second, expected) => {
  const two = `${source}\n## Two [#two]\n\n${paragraph('eleven')}\n\n${paragraph('twelve')}\n`;
  const first = `## Een [#one]\n\n${`${paragraph('woorden')}\n\n`.repeat(3)}`;
  const found = inBody(lostParagraphs, 'nl', two, `${first}## Twee [#two]\n\n${second}\n`);
  expect(found.map(({ line }) => line)).toEqual(expected);
});

test('reports a page once that is mostly in English', () => {
  const five = 'You receive the finished files of this part.\n\n'.repeat(5);
  const found = inBody(untranslated, 'nl', five, `${five}De rest is vertaald.`);
  expect(found.map(({ code }) => code)).toEqual(['page']);
});

test('reports a field that breaks off', () => {
  const field = 'A text about the way we work, with more than one sentence in it. And another one follows.';
  const [found, ...others] = inField(textLengths, 'de', field, 'Ein langer Text');
  expect(others).toEqual([]);
  const said = '“text” has 15 characters, but English (content/en/common.json:2:12) has 89: part';
  expect(found?.message).toContain(said);
});

const undone = [`${todoMark}Pricing`, 'TODO', 'TODO translate', '[TODO] x', '__TODO__', 'FIXME: x'];
const filler = ['**TBD**', 'translate me', 'Lorem ipsum dolor', '__STRING_NOT_TRANSLATED__', '???'];
const done = ['Todo el mundo', 'TODOS', 'A list of TODO items', 'Prijzen', '', 'TKO', 7, null];

test('recognizes TODO marks and filler, but not similar words', () => {
  expect([...undone, ...filler].filter((text) => !isTodo(text))).toEqual([]);
  expect(done.filter(isTodo)).toEqual([]);
});
