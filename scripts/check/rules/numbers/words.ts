import { oncePerKey } from '../../core/once-per-key.ts';
import type { Locale } from '../../core/project.ts';

/**
 * One to nineteen, then the tens, as each language writes them; several for one number are separated by `|`, and a
 * space within one is written as `_`. After CLDR's spellout-cardinal, with the forms of gender and case.
 */
const cardinals: { readonly [language: string]: string } = {
  en:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  nl:
    'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien ' +
    'zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  de:
    'ein|eine zwei|zweien|zweier drei|dreien|dreier vier fünf sechs sieben acht neun zehn elf zwölf dreizehn ' +
    'vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig|dreissig vierzig fünfzig ' +
    'sechzig siebzig achtzig neunzig',
  fr:
    'un|une deux trois quatre cinq six sept huit neuf dix|dizaine onze douze|douzaine treize quatorze ' +
    'quinze|quinzaine seize dix-sept dix-huit dix-neuf vingt|vingtaine trente|trentaine quarante|quarantaine ' +
    'cinquante|cinquantaine soixante|soixantaine soixante-dix|septante ' +
    'quatre-vingts|quatre-vingt|huitante|octante quatre-vingt-dix|nonante',
  ar:
    'واحد|واحدة اثنان|اثنين|اثنتان|اثنتين ثلاث|ثلاثة أربع|أربعة خمس|خمسة ست|ستة سبع|سبعة ثمان|ثماني|ثمانية تسع|تسعة ' +
    'عشر|عشرة أحد_عشر|إحدى_عشرة اثنا_عشر|اثني_عشر|اثنتا_عشرة|اثنتي_عشرة ثلاثة_عشر|ثلاث_عشرة أربعة_عشر|أربع_عشرة ' +
    'خمسة_عشر|خمس_عشرة ستة_عشر|ست_عشرة سبعة_عشر|سبع_عشرة ثمانية_عشر|ثماني_عشرة تسعة_عشر|تسع_عشرة ' +
    'عشرون|عشرين ثلاثون|ثلاثين أربعون|أربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين',
};

/** Words that multiply the number before them, in any language. */
export const multipliers: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        100,
        'hundred hundreds honderd honderden hundert hunderte cent cents centaine centaines مئة مائة مئات',
      ],
      [1000, 'k thousand thousands duizend duizenden tausend tausende mille millier milliers ألف آلاف'],
      [1e6, 'm million millions miljoen miljoenen millionen mio مليون ملايين'],
      [1e9, 'billion billions miljard milliarde milliarden mrd milliard milliards مليار مليارات'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** How a language says twenty-five. */
const joined: { readonly [language: string]: (tens: string, unit: string) => string } = {
  en: (tens, unit) => `${tens}-${unit}`,
  fr: (tens, unit) => `${tens}-${unit}`,
  nl: (tens, unit) => `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${tens}`,
  de: (tens, unit) => `${unit}und${tens}`,
  ar: (tens, unit) => `${unit} و${tens}`,
};

/** The numbers under a hundred that a language has words for; none of one that nobody has written down yet. */
export const wordsOf = oncePerKey((language: Locale): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  for (const [index, names] of (cardinals[language]?.split(' ') ?? []).entries()) {
    const value = index < 19 ? index + 1 : (index - 17) * 10;
    for (const name of names.split('|')) values.set(name.replace('_', ' '), value);
  }
  const units = [...values].filter(([, value]) => value < 20);
  for (const [tens, value] of [...values].filter(([, other]) => other >= 20)) {
    for (const [unit, one] of units) {
      const name = joined[language]?.(tens, unit) ?? '';
      values.set(name, values.get(name) ?? value + one);
    }
  }
  return values;
});

/** Whether the words of a language for numbers are known. */
export const hasWords = (language: Locale): boolean => language === 'zh' || language in cardinals;

/**
 * The names of the months, with their numbers, as a language writes them alone and in a date (CLDR, through `Intl`):
 * Hebrew joins a particle to them there. None for a language whose months have no names of their own.
 */
export const monthsOf = oncePerKey((language: Locale): ReadonlyMap<string, number> => {
  const months = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    for (const day of [undefined, 'numeric'] as const) {
      const options = { month: style, day, timeZone: 'UTC' };
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, options);
      for (let month = 0; month < 12; month++) {
        const words = format.format(Date.UTC(2026, month, 15)).match(/\p{L}[\p{L}\p{M}]*/gu);
        months.set(words?.at(-1)?.toLowerCase() ?? '', month + 1);
      }
    }
  }
  return months.size < 12 ? new Map() : months;
});
