import type { TranslatedFile } from '../../check/core/index.ts';
import { sentencesOf } from '../../check/index.ts';

/** Why a translation cannot be edited, in a sentence: one of its files cannot be read. */
export function unreadable({ source, translation, record }: TranslatedFile): string | undefined {
  for (const file of [source, translation, record]) {
    const [problem] = file?.problems ?? [];
    if (!file || !problem) continue;
    const { line, column } = problem.place;
    const [message, fix] = sentencesOf('parse', problem.code, problem.data);
    return `${file.path}:${line}:${column} cannot be read: ${message} → ${fix}`;
  }
  return undefined;
}
