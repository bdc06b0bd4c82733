import { expect, test } from 'vitest';
import { typography } from '../../../scripts/check/rules/typography/typography.ts';
import { lineOf } from './findings.ts';
import { contextWith, inBody, inField, mended } from './one-rule.ts';

const english = 'Something else in English';
const nb = '\u00a0';
const nnb = '\u202f';

test.each([
  // French
  ['fr', 'Écrivez-nous! Combien ça coûte?', `Écrivez-nous${nnb}! Combien ça coûte${nnb}?`],
  ['fr', 'Les prix : les tarifs', `Les prix${nb}: les tarifs`],
  ['fr', 'Le bouton «Essentiels»', `Le bouton «${nb}Essentiels${nb}»`],
  ['fr', 'Le bouton "Essentiels".', `Le bouton «${nb}Essentiels${nb}».`],
  ['fr', "L'équipe se charge", 'L’équipe se charge'],
  ['de', 'Ein Komma , dann ein Punkt .', 'Ein Komma, dann ein Punkt.'],
  ['fr', 'Deux  espaces', 'Deux espaces'],
  // Dutch
  ['nl', "De foto's van vroeg", 'De foto’s van vroeg'],
  ['nl', 'Kies "Noodzakelijk".', 'Kies “Noodzakelijk”.'],
  // Arabic
  ['ar', 'في مانيلا, عرض سعر; ثم عقد', 'في مانيلا، عرض سعر؛ ثم عقد'],
  ['ar', 'في مانيلا ، ثم كندا', 'في مانيلا، ثم كندا'],
  // Chinese
  ['zh', '注意:我们建模,多少钱?', '注意：我们建模，多少钱？'],
  ['zh', '我们建模.', '我们建模。'],
  ['zh', '绘制调用(Draw Call)很多', '绘制调用（Draw Call）很多'],
  ['zh', '点击"接受"即可', '点击“接受”即可'],
  ['zh', '建模 渲染', '建模渲染'],
  ['zh', '建模， 渲染， 交付', '建模，渲染，交付'],
  ['zh', '打开GLB文件', '打开 GLB 文件'],
] as const)('reports and fixes %s: %s', (locale, wrong, right) => {
  const findings = inBody(typography, locale, english, wrong);
  expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(['warning']));
  expect(mended(typography, locale, english, wrong)).toBe(right);
  expect(inBody(typography, locale, english, right).map(lineOf)).toEqual([]);
});

test.each([
  ['fr', `Combien ça coûte${nb}? Vraiment${nnb}?! Oui${nnb}!`],
  ['fr', 'Yahoo! est ouvert de 10:30 à 18:00, au format 16:9'],
  ['fr', 'Voir https://example.com/a?b=c; ou www.example.com, info@example.com, a.glb et std::vector'],
  ['fr', `Il a dit${nb}: «${nb}c’est “parfait”${nb}».`],
  ['fr', 'Un écran de 24" et un autre de 5\' 6"… et merci (etc.).'],
  ['de', 'Er sagte: „Das ‚Modell‘ ist fertig“ – und ging.'],
  ['de', 'Ein »Zitat« und eine 3D-Studio-Lösung, z. B. so usw., u. a.'],
  ['de', "Wie geht's? Gut! 10 % oder 10% und 5 mm"],
  ['nl', 'De foto’s van ’s morgens, ’t werk en zo’n “model”, enz., d.w.z. 10:30 uur, 24/7 en 1.500,50'],
  ['ar', 'النسبة 1,500 والملفات (GLB, FBX, USDZ) جاهزة.'],
  ['ar', 'سنة 1447 هـ، و 3:30؛ أليس كذلك؟'],
  ['ar', 'اقرؤوا «Who are you?» ثم اكتبوا، شكرًا!'],
  ['zh', '我们用 Unreal Engine (UE) 渲染 GLB, FBX 和 USDZ；北京—上海，电话：{{phone}}（{{company}}）'],
  ['zh', '比例 16:9，时间 10:30，价格 1,500 美元，2026年1月31日。'],
  ['zh', '第3步：T恤、A4 纸、70%的客户'],
] as const)('accepts %s: %s', (locale, right) => {
  expect(inField(typography, locale, english, right).map(lineOf)).toEqual([]);
});

test('ignores names to keep, code and components', () => {
  const context = contextWith(['Yahoo!']);
  expect(inField(typography, 'fr', english, 'Nous aimons Yahoo!', context)).toEqual([]);
  const code = 'Le code `a ? b : c; "d"` et [un lien](/a?b;c) avec <Phone />.';
  expect(inBody(typography, 'fr', english, code)).toEqual([]);
});

test('points at the mistake, and offers no fix for escapes and text over two lines', () => {
  const [escaped] = inField(typography, 'nl', english, 'Kies "Noodzakelijk".');
  expect(escaped?.edit).toBeUndefined();
  const [folded] = inBody(typography, 'de', english, 'Ein Satz.\n\nSie wählen "Notwendig\noder mehr".');
  expect(folded?.edit).toBeUndefined();
  const found = inBody(typography, 'fr', english, 'Une phrase.\n\nCombien ça coûte?');
  expect(found.map(lineOf)).toEqual(['content/fr/guide.mdx:3:17  warning  typography']);
});
