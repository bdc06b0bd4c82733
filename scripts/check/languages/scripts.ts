import { oncePerKey } from '../core/once-per-key.ts';
import type { Locale } from '../core/project.ts';

/** Common names of scripts, by their names in Unicode. */
export const scriptNames = {
  Latin: 'Latin',
  Arabic: 'Arabic',
  Han: 'Chinese',
  Cyrillic: 'Cyrillic',
  Hebrew: 'Hebrew',
  Hangul: 'Korean',
  Hiragana: 'Japanese',
  Katakana: 'Japanese',
  Thai: 'Thai',
  Devanagari: 'Devanagari',
} as const;

export type Script = keyof typeof scriptNames;

/** The scripts by their codes (ISO 15924), those that a language is told from Latin by first. */
const byCode: { readonly [code: string]: readonly Script[] } = {
  Arab: ['Arabic'],
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
  Hebr: ['Hebrew'],
  Cyrl: ['Cyrillic'],
  Thai: ['Thai'],
  Deva: ['Devanagari'],
};

/** The scripts a language is written in beside Latin letters, which occur in every language (CLDR likely subtags). */
export const scriptsOf = oncePerKey(
  (locale: Locale): readonly Script[] => byCode[new Intl.Locale(locale).maximize().script ?? ''] ?? [],
);

const scripts = Object.keys(scriptNames) as Script[];
const runsOf = oncePerKey((script) => new RegExp(`(?=\\p{L})\\p{Script=${script}}+`, 'gu'));

/** The first run of letters of a script that a language has no letters of. Greek is left out: it has signs, as µ and Ω. */
export function foreignScript(
  text: string,
  locale: Locale,
): { script: Script; start: number; run: string } | undefined {
  // A fast test: most texts of most languages have Latin letters only.
  if (!/[^\P{L}\p{Script=Latin}]/u.test(text)) return undefined;
  const own = scriptsOf(locale);
  for (const script of scripts) {
    if (script === 'Latin' || own.includes(script)) continue;
    const [match] = text.matchAll(runsOf(script));
    if (match) return { script, start: match.index, run: match[0] };
  }
  return undefined;
}

/** How many letters of a script a text has. */
export const lettersOf = (text: string, script: Script): number =>
  (text.match(runsOf(script)) ?? []).reduce((sum, run) => sum + run.length, 0);
