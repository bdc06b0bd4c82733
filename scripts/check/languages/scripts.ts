import { lettersPerHan } from '../core/limits.ts';
import { once } from '../core/once.ts';
import type { Locale } from '../core/project.ts';

/** A script by a name that Unicode has for it, mostly its code in ISO 15924. */
export type Script = string;

/** Writing systems that have several scripts, or one under another name. */
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

/** Those that a text is searched for besides Latin. */
const scripts = [
  ...Object.keys(commonNames),
  ...'Arab Cyrl Hebr Thai Deva Grek Armn Geor Beng Guru Gujr Taml Telu Knda Mlym Sinh Laoo Khmr Mymr Ethi'.split(
    ' ',
  ),
];

const names = new Intl.DisplayNames('en', { type: 'script' });

/** What a script is called in messages. */
export const scriptName = (script: Script): string => commonNames[script] ?? names.of(script) ?? script;

/** The scripts a language is written in (CLDR likely subtags). */
export const scriptsOf = once((locale: Locale): readonly Script[] => {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return systems[script] ?? (scripts.includes(script) ? [script] : ['Latn']);
});

/** Runs of letters of a script; single ones of Greek are signs, as µ and Ω. */
const runsOf = once(
  (script) => new RegExp(`(?=\\p{L})\\p{Script=${script}}${script === 'Grek' ? '{2,}' : '+'}`, 'gu'),
);

/** A letter that is in none of some scripts, which are joined by commas. */
const letterBesides = once((joined: string) => {
  const own = joined.split(',').map((script) => `\\p{Script=${script}}`);
  return new RegExp(`[^\\P{L}${own.join('')}]`, 'u');
});

/** The first letters of a text in a script that is neither Latin nor one of its own. */
export function foreignRun(
  text: string,
  own: readonly Script[],
): { script: Script; start: number; text: string } | undefined {
  // A fast test: most texts have letters of their own only.
  if (!letterBesides(['Latin', ...own].join()).test(text)) return undefined;
  for (const script of scripts.filter((one) => !own.includes(one))) {
    const [run] = text.matchAll(runsOf(script));
    if (run) return { script, start: run.index, text: run[0] };
  }
  return undefined;
}

/** How many letters of some scripts a text has; a Chinese one counts as several. */
export const lettersOf = (text: string, ...among: readonly Script[]): number =>
  among.reduce((sum, script) => {
    const runs = text.match(runsOf(script)) ?? [];
    return sum + runs.join('').length * (script === 'Han' ? lettersPerHan : 1);
  }, 0);
