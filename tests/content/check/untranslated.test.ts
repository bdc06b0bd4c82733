import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../schema/languages.ts';
import { otherLength } from '../../../scripts/check/rules/untranslated/other-length.ts';
import { untranslated } from '../../../scripts/check/rules/untranslated/untranslated.ts';
import { lineOf } from './findings.ts';
import { contextWith, inBody, inField } from './one-rule.ts';

const english = 'We model your products. You receive finished files that your shop can use.';

/** What a finding says is wrong: the words between the quoted text and the language of the file. */
const problems = (locale: Locale, translation: string, source = english, context = contextWith()) =>
  inField(untranslated, locale, source, translation, context).map(
    ({ message }) => /” (is .*?)(?: \(content.*\))?, in the/.exec(message)?.[1] ?? message,
  );

test('a section is called by its heading, with the code in it', () => {
  const [found] = inBody(
    untranslated,
    'de',
    `## \`files.includes\` and others [#files]\n\n${english}`,
    `## \`files.includes\` und andere [#files]\n\n${english}`,
    contextWith(),
  );
  expect(found?.message).toContain('the section “## files.includes und andere”');
});

describe('text left in English', () => {
  test.each(['nl', 'fr', 'de', 'ar', 'zh'] as const)('the whole text: %s', (locale) => {
    expect(problems(locale, english)).toEqual(['is the English text']);
    expect(problems(locale, english.toUpperCase().replace('.', ' !'))).toEqual(['is the English text']);
  });

  test.each([
    ['nl', 'Wij modelleren uw producten. You receive finished files that your shop can use.'],
    ['fr', 'Nous modélisons vos produits. You receive finished files that your shop can use.'],
    ['de', 'Wir modellieren Ihre Produkte. You receive finished files that your shop can use.'],
    ['ar', 'ننمذج منتجاتكم بعناية تامة. You receive finished files that your shop can use.'],
    ['zh', '我们为您的产品建模。You receive finished files that your shop can use.'],
    [
      'zh',
      'You receive finished files that your shop can use.我们为您的产品建模，从图纸和照片开始，直到交付。',
    ],
    [
      'zh',
      '我们为您的产品建模，从图纸和照片开始，直到交付，期间您随时可以查看进度并提出修改意见。 You receive finished files that your shop can use.',
    ],
  ] as const)('one sentence: %s', (locale, text) => {
    expect(problems(locale, text)).toEqual(['is the English text']);
  });

  test.each([
    ['nl', 'Wij modelleren. You will then receive the files from our team.', 'is English'],
    ['fr', 'Nous modélisons. You will then receive the files from our team.', 'is English'],
    ['de', 'Wir modellieren. You will then receive the files from our team.', 'is English'],
    ['ar', 'ننمذج منتجاتكم. You will then receive the files from our team.', 'is in Latin letters'],
    ['zh', '我们建模。 You will then receive the files from our team.', 'is in Latin letters'],
    ['zh', 'Texturing service', 'is in Latin letters'],
    ['ar', 'Finished renders', 'is in Latin letters'],
  ] as const)('English that is not in the English file: %s %s', (locale, text, problem) => {
    expect(problems(locale, text)).toEqual([problem]);
  });

  test.each([
    ['Also choose language, currency and unit system', 'Choose language, currency and unit system'],
    ['Choose language, currency en unit system', 'Choose language, currency and unit system'],
  ])('nearly the English text: %s', (text, source) => {
    expect(problems('nl', text, source)).toEqual(['is nearly the English text']);
    expect(problems('de', text, source)).toEqual(['is nearly the English text']);
  });

  test.each([
    [
      'nl',
      'Camera, licht, compositie, render, retouche, export',
      'Camera, light, composition, render, retouching, export',
    ],
    ['nl', '3D-product\u00adconfigurators voor e-commerce', '3D product configurators for e-commerce'],
    [
      'fr',
      'Modélisation, texture, animation, rotation, configuration',
      'Modeling, texture, animation, rotation, configuration',
    ],
    [
      'de',
      'Export, Rendering, Texturen, Material, Unit, Choose',
      'Choose Material, Texture, Rendering, Unit, Export',
    ],
  ] as const)('words that two languages share, in part or in another order: %s', (locale, text, source) => {
    expect(problems(locale, text, source)).toEqual([]);
  });

  test('descriptions of pictures, headings and table cells count', () => {
    const source = '## The way we work together [#a]\n\nText\n\n![A chair on a white table](/images/a.svg)\n';
    const wrong = '## The way we work together [#a]\n\nTekst\n\n![A chair on a white table](/images/a.svg)\n';
    expect(inBody(untranslated, 'nl', source, wrong).map(({ line, column }) => [line, column])).toEqual([
      [1, 4],
      [5, 3],
    ]);
  });
});

describe('another language or script', () => {
  test.each([
    ['de', 'U ontvangt het bestand dat uw webshop nodig heeft en kan gebruiken.', 'is Dutch'],
    ['nl', 'Sie erhalten fertige Dateien, die wir für Ihren Shop und Ihre Kunden aufbereiten.', 'is German'],
    ['nl', 'Vous recevez des fichiers que nous préparons pour votre boutique et vos clients.', 'is French'],
    ['fr', 'Sie erhalten fertige Dateien, die wir für Ihren Shop und Ihre Kunden aufbereiten.', 'is German'],
    ['de', 'Vous recevez des fichiers que nous préparons pour votre boutique et vos clients.', 'is French'],
    ['fr', 'U ontvangt het bestand dat uw webshop nodig heeft en kan gebruiken.', 'is Dutch'],
    ['fr', 'Dezelfde toepassingen als GLB, model en textures in aparte bestanden', 'is Dutch'],
    ['de', 'Dezelfde toepassingen als GLB, model en textures in aparte bestanden', 'is Dutch'],
    ['nl', 'Dateien ohne Texturen, sowie ein Vorschaubild', 'is German'],
    ['de', 'Fichiers avec textures, prêts pour la boutique', 'is French'],
    ['ar', 'ننمذج منتجاتكم 中文', 'is in Chinese letters'],
    ['zh', '我们建模 نموذج', 'is in Arabic letters'],
    ['zh', '参见comparison of this tool with other tools。', 'is in Latin letters'],
    ['nl', 'Wij modelleren uw product\u0430', 'is in Cyrillic letters'],
    ['fr', 'Nous 建模', 'is in Chinese letters'],
    ['de', 'Wir نموذج', 'is in Arabic letters'],
    ['zh', '私たちは建模', 'is in Japanese letters'],
  ] as const)('%s: %s', (locale, text, problem) => {
    expect(problems(locale, text, 'Short.')).toEqual([problem]);
  });
});

describe('what is translated', () => {
  test.each([
    ['nl', 'Wij maken modellen van uw producten. U ontvangt bestanden die uw shop kan gebruiken.'],
    ['nl', 'AR, VR, configurators, rendering en 3D-printen: u kiest zelf wat u nodig hebt.'],
    ['nl', 'In welke webshop is de configurator of viewer in gebruik?'],
    ['nl', 'We hebben de normal map, de base color en de roughness map van “The Chair” klaar voor u.'],
    ['nl', 'Lees “What you see is what you get” in de handleiding van het programma.'],
    ['de', 'Wir erstellen Modelle Ihrer Produkte, und Sie erhalten Dateien, die Ihr Shop verwenden kann.'],
    ['de', 'Software-Updates, Cloud-Hosting, Support und Feedback: alles in einem Paket.'],
    ['de', 'Also will man die Art so, wie sie war: in der Hand an der Wand.'],
    ['de', 'Draw Calls, Level of Detail und Physically Based Rendering erklären wir gern.'],
    ['fr', 'On a des modèles pour vous, or le but est de les avoir tous sur le site.'],
    ['fr', 'Le design, le marketing, le web et le mobile sont notre affaire.'],
    ['fr', 'Notre site a plus de pages ; six sont en anglais, car on a un client à New York City.'],
    ['ar', 'ملفات GLB و USDZ و FBX و PNG و JPG جاهزة للاستخدام في متجركم.'],
    ['ar', 'يعمل مع Unreal Engine و Blender و Unity في كل المشاريع الكبيرة.'],
    ['zh', '可用于 Unreal Engine、Unity、Blender 和 Cinema 4D 的模型。'],
    ['zh', 'AR/VR 和 3D'],
    ['zh', '等价于 kubelet manager policy option full-pcpus-only=true。'],
    ['ar', 'انقر kubelet manager policy option من القائمة.'],
    ['zh', '绘制调用（Draw Call）'],
    ['ar', 'AR/VR'],
    ['zh', 'https://example.com/a/long/path 和 someone@example.com'],
    ['ar', '{{company}} {{phone}} {{email}}'],
    ['nl', 'De breedte is 10 µm en de weerstand 5 Ω.'],
    ['de', 'Café, Œuvre, naïve und Łódź'],
    ['nl', 'Hulma, Makati City, Metro Manila, Philippines'],
    ['fr', 'Chaise de Van Gogh en chêne, modèle de Rembrandt van Rijn'],
    ['de', 'Sessel Le Corbusier, Lampe Pierre et Paul, Regal Arc'],
    ['fr', 'Atelier van Dam en ligne, tapis de Van der Valk hier'],
    ['nl', 'Stoel Müller und Söhne, lamp von Berg, kast Morgen'],
  ] as const)('%s: %s', (locale, text) => {
    expect(problems(locale, text, 'Short.')).toEqual([]);
  });

  test('short texts may be the same in both languages', () => {
    expect(problems('nl', 'Rendering, texturing, modeling', 'Rendering, texturing, modeling')).toEqual([]);
    expect(problems('de', 'Team', 'Team')).toEqual([]);
    expect(problems('fr', 'AR/VR, 3D, 16:9, 24/7', 'AR/VR, 3D, 16:9, 24/7')).toEqual([]);
  });

  test('a source text may be in the language of the translation already', () => {
    const text = '当前 request < min 时，需要借出 lent-to-quotas 并等待 request 结束。需要借出，需要归还。';
    expect(problems('zh', text, text)).toEqual([]);
  });

  test('names that stay, placeholders, code and numbers are no words', () => {
    const text = 'Global Privacy Control, Google Analytics {{phone}} 4 file.glb';
    const context = contextWith(['Global Privacy Control', 'Google Analytics']);
    expect(problems('ar', text, text, context)).toEqual([]);
    expect(problems('nl', text, text, context)).toEqual([]);
  });

  test('the glossary says which texts are rightly the same', () => {
    const address = '3 Sample Street of the North Side';
    expect(problems('ar', address, address)).toEqual(['is the English text']);
    expect(problems('ar', address, address, contextWith([], ['Sample Street of the North Side']))).toEqual(
      [],
    );
  });

  test('letters that English has there as well', () => {
    expect(problems('nl', 'Spreek het uit als 胡尔马.', 'Say it like 胡尔马.')).toEqual([]);
  });

  test('other sentences, another order, a text in parts', () => {
    const source = 'First comes the model of the chair. Then comes the picture of it.';
    expect(
      inBody(untranslated, 'nl', source, 'Eerst het model van de stoel.\n\nHet beeld volgt daarna vanzelf.'),
    ).toEqual([]);
  });
});

describe('text that is missing', () => {
  const paragraph = (word: string) => `${`${word} `.repeat(40).trim()}.`;
  const source = `## One [#one]\n\n${paragraph('eleven')}\n\n${paragraph('twelve')}\n\n${paragraph('words')}\n`;

  test('a section without text', () => {
    expect(inBody(otherLength, 'nl', source, '## Een [#one]\n').map(lineOf)).toEqual([
      'content/nl/guide.mdx:1:4  error  untranslated',
    ]);
  });

  test.each([
    ['nl', 'woorden', 3, []],
    ['nl', 'woorden', 1, [1]],
    ['fr', 'paroles', 1, [1]],
    ['de', 'Wörter', 1, [1]],
    ['ar', 'كلمات', 3, []],
    ['ar', 'كلمة', 1, [1]],
    ['zh', '文字', 3, []],
    ['zh', '字', 1, [1]],
  ] as const)('%s: %s in %i paragraphs of three', (locale, word, count, lines) => {
    const written = locale === 'zh' ? `${word.repeat(40)}。` : paragraph(word);
    const translation = `## T [#one]\n\n${`${written}\n\n`.repeat(count)}`;
    expect(inBody(otherLength, locale, source, translation).map(({ line }) => line)).toEqual(lines);
  });

  describe('fewer paragraphs than English', () => {
    const english = `${source}\n## Two [#two]\n\n${paragraph('eleven')}\n\n${paragraph('twelve')}\n`;
    const inDutch = (second: string) =>
      inBody(
        otherLength,
        'nl',
        english,
        `## Een [#one]\n\n${`${paragraph('woorden')}\n\n`.repeat(3)}## Twee [#two]\n\n${second}\n`,
      ).map(({ line, code, data }) => [line, code, data.blocks]);

    test('of which one is lost', () => {
      // Long enough for a translation, if it were not one paragraph short.
      expect(inDutch(`${'woorden '.repeat(45).trim()}.`)).toEqual([[9, 'too-short', [1, 2]]]);
    });

    test('which are joined', () => {
      expect(inDutch(`${paragraph('woorden')} ${paragraph('woorden')}`)).toEqual([]);
    });
  });

  test('a field that breaks off', () => {
    const field =
      'A long text about the way we work, with more than one sentence in it. And another one follows.';
    expect(inField(otherLength, 'de', field, 'Ein langer Text').map(({ message }) => message)).toEqual([
      `“text” has 15 characters, English (content/en/common.json:2:12) has ${field.length}: a part of it seems to be missing.`,
    ]);
  });
});

test('a finding quotes the sentence, and names the place of the English one', () => {
  const source = `Something first.\n\n${english}`;
  const translation = 'Eerst iets.\n\nWij modelleren. You receive finished files that your shop can use.';
  expect(inBody(untranslated, 'nl', source, translation).map(lineOf)).toEqual([
    'content/nl/guide.mdx:3:17  error  untranslated',
  ]);
});
