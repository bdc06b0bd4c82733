import { oncePerKey } from '../core/once-per-key.ts';
import type { Locale } from '../core/project.ts';

/** Scripts by their names in Unicode, with the codes of the writing systems that have them (ISO 15924). */
const systems = {
  Latin: 'Latn',
  Arabic: 'Arab',
  Han: 'Hans Hant Jpan Kore',
  Cyrillic: 'Cyrl',
  Hebrew: 'Hebr',
  Hangul: 'Kore',
  Hiragana: 'Jpan',
  Katakana: 'Jpan',
  Thai: 'Thai',
  Devanagari: 'Deva',
  Greek: 'Grek',
  Armenian: 'Armn',
  Georgian: 'Geor',
  Bengali: 'Beng',
  Gurmukhi: 'Guru',
  Gujarati: 'Gujr',
  Tamil: 'Taml',
  Telugu: 'Telu',
  Kannada: 'Knda',
  Malayalam: 'Mlym',
  Sinhala: 'Sinh',
  Lao: 'Laoo',
  Khmer: 'Khmr',
  Myanmar: 'Mymr',
  Ethiopic: 'Ethi',
} as const;

export type Script = keyof typeof systems;

const scripts = Object.keys(systems) as Script[];

const commonNames: { readonly [script in Script]?: string } = {
  Han: 'Chinese',
  Hangul: 'Korean',
  Hiragana: 'Japanese',
  Katakana: 'Japanese',
  Myanmar: 'Burmese',
};

/** What a script is called in messages. */
export const scriptName = (script: Script): string => commonNames[script] ?? script;

/** The scripts a language is written in beside Latin letters, which occur in every language (CLDR likely subtags). */
export const scriptsOf = oncePerKey((locale: Locale): readonly Script[] => {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  return scripts.filter((name) => name !== 'Latin' && systems[name].split(' ').includes(script));
});

/** Runs of letters of a script; single ones of Greek are signs, as µ and Ω. */
const runsOf = oncePerKey(
  (script) => new RegExp(`(?=\\p{L})\\p{Script=${script}}${script === 'Greek' ? '{2,}' : '+'}`, 'gu'),
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
    if (script === 'Latin' || own.includes(script)) continue;
    const [match] = text.matchAll(runsOf(script));
    if (match) return { script, start: match.index, run: match[0] };
  }
  return undefined;
}

/** How many letters of a script a text has. */
export const lettersOf = (text: string, script: Script): number =>
  (text.match(runsOf(script)) ?? []).reduce((sum, run) => sum + run.length, 0);
