import { type Project, sourceName } from './core/project.ts';
import type { Finding } from './finding.ts';

/** A finding whose words name the source language of the project, which the messages of the rules call English. */
export function inSourceLanguage(one: Finding, project: Project): Finding {
  const name = sourceName(project);
  // What a text was found to be in is told there, which may be English.
  if (/English$/.test(name) || one.code === 'language') return one;
  const { language } = one.data;
  // Quotations, and the language of the translation, which may be English as well.
  const others = `“[^”]*”|in the ${language} file|into ${language}|${language} has`;
  const named = (words: string): string =>
    words.replace(new RegExp(`${others}|English`, 'g'), (found) => (found === 'English' ? name : found));
  return { ...one, message: named(one.message), fix: named(one.fix) };
}
