import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../../schema/languages.ts';
import { foreignScript, scriptsOf } from '../../../../scripts/check/languages/scripts.ts';
import { numberValue, written } from '../../../../scripts/check/numbers/separators.ts';
import { numbersOf } from '../../../../scripts/check/numbers/tokens.ts';
import { typographyOf } from '../../../../scripts/check/rules/typography/typography.ts';
import { mistakesOf } from '../../../../scripts/check/typography/mistake.ts';

/** Languages that nobody has written rules for; what is known of them comes from CLDR. */
const [hebrew, persian, polish, japanese] = ['he', 'fa', 'pl', 'ja'] as unknown as [
  Locale,
  Locale,
  Locale,
  Locale,
];

describe('a language without rules of its own', () => {
  test.each([
    [hebrew, '1,500.5', 1500.5],
    [persian, '1,500', 1500],
    [polish, '1 500,5', 1500.5],
    [polish, '1.500', undefined],
  ])('%s reads %s as %s', (locale, text, value) => {
    expect(numberValue(text, locale)).toBe(value);
  });

  test('numbers are written with its separators', () => {
    expect(written(1500.5, hebrew, true)).toBe('1,500.5');
    expect(written(1500.5, polish, true)).toBe('1\u00a0500,5');
  });

  test('digits and dates are compared, spelled numbers are not known', () => {
    const values = (text: string, locale: Locale) =>
      numbersOf(text, locale).map(({ values: [value] }) => value);
    expect(values('30 בינואר 2026, שלושה', hebrew)).toEqual([30, 1, 2026]);
    expect(values('5 lipca 2026', polish)).toEqual([5, 7, 2026]);
    expect(values('۱۵۰۰ مدل', persian)).toEqual([1500]);
  });

  test('its own scripts are not foreign, and others are', () => {
    expect(scriptsOf(hebrew)).toEqual(['Hebrew']);
    expect(foreignScript('כיסא', hebrew)).toBeUndefined();
    expect(foreignScript('椅子とランプ', japanese)).toBeUndefined();
    expect(foreignScript('кресло', hebrew)?.script).toBe('Cyrillic');
    expect(foreignScript('5 µm, Σ 3, Ω', polish)).toBeUndefined();
    expect(foreignScript('S3 პაროლი', polish)?.script).toBe('Georgian');
    expect(scriptsOf(polish)).toEqual([]);
    expect(scriptsOf(japanese)).toEqual(['Han', 'Hiragana', 'Katakana']);
  });

  test('reports in it what is wrong in any language, and nothing else', () => {
    const codes = (text: string) => mistakesOf(text, text, typographyOf(hebrew)).map(({ code }) => code);
    expect(codes('כיסא  ומנורה')).toEqual(['two-spaces']);
    expect(codes('כיסא: "עץ", מנורה!')).toEqual([]);
  });
});
