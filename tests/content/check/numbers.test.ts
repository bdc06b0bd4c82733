import { expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import { numbers } from '../../../scripts/check/rules/numbers/numbers.ts';
import { lineOf } from './findings.ts';
import { inBody, inField, mended } from './one-rule.ts';

type Texts = { readonly [locale in Locale]?: string | readonly string[] };

/** Turns English texts with their translations into rows of English, locale and translation. */
const rows = (table: { readonly [english: string]: Texts }) =>
  Object.entries(table).flatMap(([english, texts]) =>
    Object.entries(texts).flatMap(([locale, list]) =>
      [list].flat().map((text) => [english, locale as Locale, text] as const),
    ),
  );

test.each(
  rows({
    'Since 1998 we have made 1,500 models.': {
      nl: ['Sinds 1998 hebben we 1.500 modellen gemaakt.', 'We maakten er 1500 sinds 1998.'],
      fr: ['Depuis 1998, 1\u202f500 modèles.', 'Depuis 1998, 1 500 modèles.'],
      ar: ['منذ 1998 صنعنا 1,500 نموذج.', 'منذ ١٩٩٨ صنعنا ١٬٥٠٠ نموذج.'],
      zh: '自 1998 年以来，我们制作了一千五百个模型。',
    },
    '2.5 days, $1,000.50': { de: '2,5 Tage, 1.000,50 US$', ar: '٢٫٥ يوم، ١٬٠٠٠٫٥٠ دولار' },
    'It costs $1,000.50.': { zh: '费用 1000.50 美元。' },
    '10, 12, 20, 105, 2300, 12000 or 2026': { zh: '十、十二、二十、一百零五、两千三百、一万二千或二〇二六' },
    'Save up to 70 percent.': { nl: 'Tot zeventig procent.', ar: 'وفروا حتى ٧٠٪.', zh: '最高百分之七十。' },
    'The two of them meet in one second.': {
      nl: 'Ze ontmoeten elkaar in 1 seconde.',
      zh: '他们 1 秒内相遇。',
    },
    'January 31, 2026': { nl: ['31 januari 2026', '2026-01-31'], de: '31.01.2026', zh: '2026年1月31日' },
    'May 5, 2026': { ar: ['5 أيار 2026', '5 مايو 2026'] },
    'We meet at 2:30 pm.': { nl: 'Om 14.30 uur.', fr: 'Rendez-vous à 14h30.', zh: '14点30分见面。' },
    'From 9 am to 5 pm': { nl: 'Van 9:00 tot 17:00 uur', fr: 'De 9 h à 17 h', zh: '上午9点至下午5点' },
    'It takes 1-3 days.': { nl: '1–3 dagen.', de: 'Es dauert 1 bis 3 Tage.', zh: '需要 1～3 天。' },
    'Our four steps': { nl: 'Onze stappen', de: 'Vierstufig', ar: 'خطواتنا الأربع', zh: '我们的四个步骤' },
    '4 steps': { nl: 'Vier stappen', fr: 'quatre étapes', ar: 'أربع خطوات', zh: '四步', de: 'vierteilig' },
    'In 2 days or 1 day': { ar: 'خلال يومين أو يوم واحد', de: 'In zwei Tagen oder an einem Tag' },
    '72 models': { fr: 'soixante-douze', ar: 'اثنان وسبعون نموذجًا' },
    'Half of the 3D models': { zh: '一半的 3D 模型', ar: 'نصف النماذج ثلاثية الأبعاد' },
    'Format 16:9 at 1920×1080': { de: 'Im Format 16:9 mit 1920 × 1080' },
    'About 20 people': { fr: 'Une vingtaine de personnes' },
    '1.5 million views': { zh: ['150 万次浏览', '150 萬次瀏覽'], de: '1,5 Millionen Aufrufe' },
    'Over 10,000 products': { zh: '1 万多种产品', de: 'Mehr als zehntausend oder 10.000 Produkte' },
    'A 5mm wall, the 5th one': { nl: 'Een wand van 5 mm, de 5e', de: 'Die fünfte Wand mit 5 mm' },
    'Call +1 (555) 010-0199 or see https://example.com/2024/11': { zh: '致电 +1 555-010-0199' },
    'Wait a moment, please': { de: 'Geben Sie acht, es ist elfenbeinfarben und einmalig' },
    'Since the 1980s': { nl: 'Sinds de jaren 80', de: 'Seit den 80er Jahren', ar: 'منذ الثمانينيات' },
    'Since the 80s': { zh: '自1980年代以来' },
    'Updated 2017.05': { de: 'Im Mai 2017 aktualisiert' },
    'On all pages': { de: 'Auf 12 Seiten' },
  }),
)('accepts the same numbers: %s – %s: %s', (english, locale, text) => {
  expect(inField(numbers, locale, english, text).map(lineOf)).toEqual([]);
});

test('allows numbers in other paragraphs of the section, and ignores list markers and code', () => {
  const english = 'We have 12 people.\n\nSince 1998 they made 300 models.';
  expect(inBody(numbers, 'nl', english, 'Sinds 1998 maakten 12 mensen al 300 modellen.')).toEqual([]);
  expect(inBody(numbers, 'nl', '1. One `4`\n2. Two', '- Een\n- Twee `5`')).toEqual([]);
});

test.each(
  rows({
    'Since 1998': { nl: 'Al jaren', fr: 'Depuis 1989', ar: 'منذ ١٩٨٩', zh: ['自 1989 年', '多年来'] },
    'Up to 70 percent': { de: 'Bis zu sechzig Prozent', ar: 'حتى 7 في المئة', zh: ['90%', '百分之九十'] },
    '1,500 dollars': { nl: '15.000 dollar', fr: '150 dollars', de: '1.050 Dollar', ar: '15,000 دولار' },
    'Our four steps': { fr: 'Nos cinq étapes', de: '5 Schritte', ar: 'خطواتنا الخمس', zh: '我们的五个步骤' },
    'All of them': { nl: 'Alle 13', zh: '全部 13 个', ar: 'كل ١٣ منها' },
    'On January 31, 2026': { de: 'Am 30. Januar 2026' },
    'At 2:30 pm': { nl: 'Om 15:30', de: 'Um 14:40 Uhr' },
    '1-3 days': { nl: '2–3 dagen' },
    '10 and 10': { fr: 'Il y en a 10 et 20' },
    '4 to 6 weeks': { nl: '6 tot 6 weken' },
    'Three 3D models': { nl: 'Vier 3D-modellen' },
  }),
)('reports another number: %s – %s: %s', (english, locale, text) => {
  expect(inField(numbers, locale, english, text)).toHaveLength(1);
});

test.each([
  ['1,500 models', 'fr', '1,500 modèles', '1\u202f500 modèles'],
  ['1,500,000.5 models', 'de', '1,500,000.5 Modelle', '1.500.000,5 Modelle'],
  ['1.500 mm', 'de', '1.500 mm', '1,500 mm'],
] as const)('reports and fixes English separators: %s – %s: %s', (english, locale, wrong, right) => {
  expect(inBody(numbers, locale, english, wrong)).toHaveLength(1);
  expect(mended(numbers, locale, english, wrong)).toBe(right);
});

test.each([
  ['nl', 'Sinds 1998.\n\nTot 17 procent.', '3:5'],
  ['nl', 'Sinds 1998.\n\nVeel.', '1:1'],
  ['de', 'Seit 1998 bis zu 70 Prozent, und 51', '1:34'],
] as const)('points at the wrong number, or at the start of the text: %s, %j', (locale, text, place) => {
  const found = inBody(numbers, locale, 'Since 1998.\n\nUp to 70 percent.', text);
  expect(found.map(lineOf)).toEqual([`content/${locale}/guide.mdx:${place}  error  numbers`]);
});

test('suggests a missing number in the format of the language', () => {
  expect(inField(numbers, 'de', '1,500 models', 'Modelle')[0]?.fix).toMatch(/^add 1\.500,/);
});
