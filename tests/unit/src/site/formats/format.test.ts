import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../../../../../schema/languages.ts';
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

/** Replaces all kinds of space by a plain one, since CLDR versions differ. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f\u200e\u200f\u061c]/g, (mark) => (/\s/.test(mark) ? ' ' : ''));
const inAll = (write: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, plain(write(locale))]));

describe('formats in the language of the text', () => {
  test('prices', () => {
    expect(inAll((locale) => formatMoney(1500, locale))).toMatchObject({
      en: '$1,500',
      nl: '$ 1.500',
      fr: '1 500 $',
      de: '1.500 $',
      ar: '1,500 دولار أمريكي',
      zh: '1,500美元',
    });
    expect(formatMoney(15, 'ar')).toBe('15 دولارًا أمريكيًا');
  });

  test('percents and their ranges, with one sign', () => {
    expect(inAll((locale) => formatPercent(70, locale))).toMatchObject({
      en: '70%',
      nl: '70%',
      fr: '70 %',
      de: '70 %',
      ar: '70%',
    });
    expect(inAll((locale) => formatPercentRange(10, 20, locale))).toMatchObject({
      en: '10–20%',
      fr: '10–20 %',
      de: '10–20 %',
      ar: '10–20%',
      zh: '10%～20%',
    });
    expect(formatPercentRange(10, 10, 'en')).toBe('10%');
  });

  test('lengths', () => {
    expect(inAll((locale) => formatMillimeters(1878, locale))).toMatchObject({
      en: '1,878 mm',
      nl: '1.878 mm',
      fr: '1 878 mm',
      ar: '1,878 مم',
    });
  });

  test('file sizes', () => {
    expect(inAll((locale) => formatBytes(168_400, locale))).toMatchObject({
      en: '168 kB',
      fr: '168 ko',
      de: '168 kB',
    });
    expect(formatBytes(1_240_000, 'de')).toMatch(/^1,2.MB$/);
    expect(formatBytes(999_700, 'en')).toBe('1 MB');
  });

  test('durations', () => {
    expect(inAll((locale) => formatDuration(1, 3, 'day', locale))).toMatchObject({
      en: '1–3 days',
      fr: '1–3 jours',
      de: '1–3 Tage',
      ar: '1–3 أيام',
      zh: '1～3天',
    });
    expect(formatDuration(1, 2, 'day', 'ar')).toBe('يوم أو يومان');
    expect(inAll((locale) => formatDuration(1, 1, 'day', locale))).toMatchObject({
      en: '1 day',
      nl: '1 dag',
      ar: 'يوم',
    });
  });

  test('lists', () => {
    expect(inAll((locale) => formatList(['GLB', 'FBX'], locale))).toMatchObject({
      en: 'GLB and FBX',
      nl: 'GLB en FBX',
      fr: 'GLB et FBX',
      de: 'GLB und FBX',
      ar: 'GLB وFBX',
      zh: 'GLB和FBX',
    });
  });

  test('dates do not depend on the time zone of the machine', () => {
    expect(inAll((locale) => formatDate('2026-11-20', locale))).toMatchObject({
      en: 'November 20, 2026',
      nl: '20 november 2026',
      fr: '20 novembre 2026',
      de: '20. November 2026',
      ar: '20 نوفمبر 2026',
      zh: '2026年11月20日',
    });
  });

  test('times at a place, with their offset from UTC', () => {
    const instant = Date.UTC(2026, 10, 25, 10);
    expect(inAll((locale) => formatMoment(instant, 'Europe/Amsterdam', locale))).toMatchObject({
      en: 'Wednesday, November 25, 2026 at 11:00 AM GMT+1',
      nl: 'woensdag 25 november 2026 om 11:00 GMT+1',
      fr: 'mercredi 25 novembre 2026 à 11:00 UTC+1',
      de: 'Mittwoch, 25. November 2026 um 11:00 GMT+1',
      ar: 'الأربعاء، 25 نوفمبر 2026 في 11:00 ص غرينتش+1',
      zh: '2026年11月25日星期三 GMT+1 11:00',
    });
    expect(plain(formatMoment(Date.UTC(2026, 6, 1, 10), 'Europe/Amsterdam', 'en'))).toBe(
      'Wednesday, July 1, 2026 at 12:00 PM GMT+2',
    );
    expect(plain(formatTime(instant, 'Asia/Manila', 'en'))).toBe('6:00 PM');
    expect(formatMoment(instant, 'Asia/Manila', 'he' as Locale)).toMatch(/GMT\+8$/);
  });

  test('local times elsewhere', () => {
    const instant = Date.UTC(2026, 10, 25, 18);
    expect(inAll((locale) => formatClock(instant, 'Asia/Manila', locale))).toMatchObject({
      en: 'Thu, 2:00 AM GMT+8',
      nl: 'do, 02:00 GMT+8',
      fr: 'jeu. 02:00 UTC+8',
      de: 'Do, 02:00 GMT+8',
      ar: 'الخميس، 2:00 ص غرينتش+8',
      zh: '周四 GMT+8 02:00',
    });
  });

  test('names of time zones', () => {
    expect(formatZone('America/New_York', 'en')).toBe('Eastern Time');
    expect(formatZone('Europe/Amsterdam', 'ar')).toBe('توقيت وسط أوروبا');
    expect(formatZone('UTC', 'de')).toBe('Koordinierte Weltzeit');
  });
});
