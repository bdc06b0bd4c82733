import { lettersPerHan } from '../limits.ts';
import { memoize } from '../memoize.ts';
import type { Locale } from '../project.ts';

/** A script by a name that Unicode knows, mostly its ISO 15924 code. */
export type Script = string;

/** ISO 15924 codes that stand for several scripts, or for one under another name. */
const systems: { readonly [code: string]: readonly Script[] } = {
  Aran: ['Arab'],
  Hanb: ['Han'],
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
};

const commonNames: { readonly [script: Script]: string } = {
  Han: 'Chinese',
  Hangul: 'Korean',
  Hiragana: 'Japanese',
  Katakana: 'Japanese',
};

/** The scripts to look for, besides Latin. */
const scripts = [
  ...Object.keys(commonNames),
  ...'Arab Cyrl Hebr Thai Deva Grek Armn Geor Beng Guru Gujr Taml Telu Knda Mlym Sinh Laoo Khmr Mymr Ethi'.split(
    ' ',
  ),
];

const names = new Intl.DisplayNames('en', { type: 'script' });

/** Returns the name of a script for messages. */
export const scriptName = (script: Script): string => commonNames[script] ?? names.of(script) ?? script;

/** Returns the scripts that a language is written in (CLDR likely subtags). */
export const scriptsOf = memoize((locale: Locale): readonly Script[] => {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return systems[script] ?? (scripts.includes(script) ? [script] : ['Latn']);
});

/** Returns a pattern for runs of letters of a script. Single Greek letters are symbols, such as µ and Ω. */
const runsOf = memoize(
  (script) => new RegExp(`(?=\\p{L})\\p{Script=${script}}${script === 'Grek' ? '{2,}' : '+'}`, 'gu'),
);

/** Returns a pattern for letters in none of the scripts, which are joined by commas to serve as the cache key. */
const letterBesides = memoize((joined: string) => {
  const own = joined.split(',').map((script) => `\\p{Script=${script}}`);
  return new RegExp(`[^\\P{L}${own.join('')}]`, 'u');
});

/** Finds a run of letters in a script that is neither Latin nor one of the text's own. */
export function foreignRun(
  text: string,
  own: readonly Script[],
): { script: Script; start: number; text: string } | undefined {
  // Fast path: most strings have no foreign letters.
  if (!letterBesides(['Latin', ...own].join()).test(text)) return undefined;
  for (const script of scripts.filter((one) => !own.includes(one))) {
    const [run] = text.matchAll(runsOf(script));
    if (run) return { script, start: run.index, text: run[0] };
  }
  return undefined;
}

/** Returns how many letters of the given scripts a text has; a Han character counts as several. */
export const lettersOf = (text: string, ...among: readonly Script[]): number =>
  among.reduce((sum, script) => {
    const runs = text.match(runsOf(script)) ?? [];
    return sum + runs.join('').length * (script === 'Han' ? lettersPerHan : 1);
  }, 0);
