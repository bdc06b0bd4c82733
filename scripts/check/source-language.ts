import { type Project, sourceName } from './core/project.ts';
import type { Finding } from './finding.ts';

/** Replaces “English”, as the rules' messages call the source language, by its name. */
export function inSourceLanguage(one: Finding, project: Project): Finding {
  const name = sourceName(project);
  // This code reports the language that was detected in the text, which may really be English.
  if (/English$/.test(name) || one.code === 'language') return one;
  const { language } = one.data;
  // Matches quotations, and the language of the translation, which may be English, too: both stay unchanged.
  const others = `“[^”]*”|into (?:${language}|.* yet)|${language} (?:has|plural|translation)`;
  const named = (words: string): string =>
    words.replace(new RegExp(`${others}|English`, 'g'), (found) => (found === 'English' ? name : found));
  return { ...one, message: named(one.message), fix: named(one.fix) };
}
