import { expect, test } from 'vitest';
import { tokensOf } from '../../../../../src/features/search/tokens.ts';

const words = (text: string) => tokensOf(text).map(({ word }) => word);

test.each([
  ['Möbel, Émail & Straße', ['mobel', 'email', 'strasse']],
  ['l’échelle d’une œuvre', ['echelle', 'une', 'oeuvre']],
  ['$1,500 · 1.500 · 1\u202f500 · ١٬٥', ['1500', '1500', '1500', '1', '5']],
  ['print-ready 3D models (GLB)', ['print', 'ready', '3d', 'models', 'glb']],
  // Full width, break marks, soft hyphens and joiners.
  ['ＡＲ Kon\u00adfigu\u200brator', ['ar', 'konfigurator']],
  ['3D建模\u200b与渲染', ['3d', '建模', '模与', '与渲', '渲染']],
  ['光', ['光']],
  // Diacritics, forms of alif, ya and ta marbuta, the article and its prefixes.
  ['السِّعْرُ', ['سعر']],
  ['أداة إلى آلة', ['اداه', 'الي', 'اله']],
  ['الاسعار والأسعار بالأسعار', ['اسعار', 'اسعار', 'اسعار']],
])('splits into words: %s', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('each word has its position in the original text', () => {
  const text = 'Die Kon\u00adfi\u00adguratoren: 面向电商';
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Die',
    'Kon\u00adfi\u00adguratoren',
    '面向',
    '向电',
    '电商',
  ]);
});
