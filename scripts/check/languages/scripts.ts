import { oncePerKey } from '../core/once-per-key.ts';
import type { Locale } from '../core/project.ts';

/** A script by a name that Unicode has for it, mostly its code in ISO 15924. */
export type Script = string;

/** Writing systems that have several scripts, or one under another name. */
const systems: { readonly [code: string]: readonly Script[] } = {
  Latn: [],
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

/** The scripts a language is written in beside Latin letters, which occur in every language (CLDR likely subtags). */
export const scriptsOf = oncePerKey((locale: Locale): readonly Script[] => {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  return systems[script] ?? (isUnicode(script) ? [script] : []);
});

/** Whether Unicode knows a script by its code in ISO 15924, which has variants such as Fraktur as well. */
function isUnicode(script: string): boolean {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u') !== undefined;
  } catch {
    return false;
  }
}

/** Runs of letters of a script; single ones of Greek are signs, as µ and Ω. */
const runsOf = oncePerKey(
  (script) => new RegExp(`(?=\\p{L})\\p{Script=${script}}${script === 'Grek' ? '{2,}' : '+'}`, 'gu'),
);

/** The first run of letters of a script that a language has no letters of. */
export function foreignScript(
  text: string,
  locale: Locale,
): { script: Script; start: number; run: string } | undefined {
  // A fast test: most texts of most languages have Latin letters only.
  if (!/[^\P{L}\p{Script=Latin}]/u.test(text)) return undefined;
  const own = scriptsOf(locale);
  for (const script of scripts) {
    if (own.includes(script)) continue;
    const [match] = text.matchAll(runsOf(script));
    if (match) return { script, start: match.index, run: match[0] };
  }
  return undefined;
}

/** How many letters of a script a text has. */
export const lettersOf = (text: string, script: Script): number =>
  (text.match(runsOf(script)) ?? []).reduce((sum, run) => sum + run.length, 0);
