import { expect, test } from 'vitest';
import type { Locale } from '../../../../../schema/languages.ts';
import {
  formatDate,
  formatDuration,
  formatList,
  formatMoney,
  formatPercent,
  formatPercentRange,
} from '../../../../../src/site/formats/format.ts';
import { formatBytes, formatMillimeters } from '../../../../../src/site/formats/format-size.ts';
import {
  formatClock,
  formatMoment,
  formatTime,
  formatZone,
} from '../../../../../src/site/formats/format-time.ts';

/** Normalizes spaces and removes direction marks, in which CLDR versions differ. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f\u200e\u200f\u061c]/g, (mark) => (/\s/.test(mark) ? ' ' : ''));

const morning = Date.UTC(2026, 10, 25, 10);

/* Formats that this site decides, not CLDR alone. */
test.each<[what: string, write: (locale: Locale) => string, expected: { [locale in Locale]?: string }]>([
  [
    'prices',
    (locale) => formatMoney(1500, locale),
    { en: '$1,500', nl: '$ 1.500', ar: '1,500 دولار أمريكي', zh: '1,500美元' },
  ],
  ['prices of 11 to 99', (locale) => formatMoney(15, locale), { ar: '15 دولارًا أمريكيًا' }],
  ['percents', (locale) => formatPercent(70, locale), { en: '70%', de: '70 %', ar: '70%' }],
  [
    'ranges of percents, with one sign',
    (locale) => formatPercentRange(10, 20, locale),
    { en: '10–20%', fr: '10–20 %', ar: '10–20%', zh: '10%～20%' },
  ],
  ['a range of one percent', (locale) => formatPercentRange(10, 10, locale), { en: '10%' }],
  [
    'lengths',
    (locale) => formatMillimeters(1878, locale),
    { en: '1,878 mm', fr: '1 878 mm', ar: '1,878 مم' },
  ],
  ['kilobytes', (locale) => formatBytes(168_400, locale), { en: '168 kB', fr: '168 ko' }],
  ['megabytes', (locale) => formatBytes(1_240_000, locale), { en: '1.2 MB' }],
  ['almost a megabyte', (locale) => formatBytes(999_700, locale), { en: '1 MB' }],
  [
    'durations',
    (locale) => formatDuration(1, 3, 'day', locale),
    { en: '1–3 days', ar: '1–3 أيام', zh: '1～3天' },
  ],
  ['durations of words', (locale) => formatDuration(1, 2, 'day', locale), { ar: 'يوم أو يومان' }],
  ['a single duration', (locale) => formatDuration(1, 1, 'day', locale), { en: '1 day', ar: 'يوم' }],
  ['lists', (locale) => formatList(['GLB', 'FBX'], locale), { en: 'GLB and FBX', ar: 'GLB وFBX' }],
  [
    'dates, whatever the time zone of the machine',
    (locale) => formatDate('2026-11-20', locale),
    { en: 'November 20, 2026', ar: '20 نوفمبر 2026' },
  ],
  [
    'moments at a place, with their offset from UTC',
    (locale) => formatMoment(morning, 'Europe/Amsterdam', locale),
    { en: 'Wednesday, November 25, 2026 at 11:00 AM GMT+1', zh: '2026年11月25日星期三 GMT+1 11:00' },
  ],
  ['times of day', (locale) => formatTime(morning, 'Asia/Manila', locale), { en: '6:00 PM', nl: '18:00' }],
  [
    'local times elsewhere',
    (locale) => formatClock(morning, 'Asia/Manila', locale),
    { en: 'Wed, 6:00 PM GMT+8', nl: 'wo, 18:00 GMT+8', ar: 'الأربعاء، 6:00 م غرينتش+8' },
  ],
  ['time zones', (locale) => formatZone('America/New_York', locale), { en: 'Eastern Time' }],
  ['UTC', (locale) => formatZone('UTC', locale), { de: 'Koordinierte Weltzeit' }],
])('formats %s', (_, write, expected) => {
  const locales = Object.keys(expected) as Locale[];
  expect(Object.fromEntries(locales.map((locale) => [locale, plain(write(locale))]))).toEqual(expected);
});

test('puts no direction marks into a message', () => {
  expect(formatMoment(morning, 'Asia/Manila', 'he' as Locale)).toMatch(/GMT\+8$/);
});
