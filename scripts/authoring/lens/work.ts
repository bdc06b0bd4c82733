import type { Locale } from '../../../schema/languages.ts';
import type { LensWork } from '../../../schema/lens.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { isPage } from '../../check/core/index.ts';
import { fileData, type LensInput } from './data.ts';

/** What is left to do in a language, and how much of it is done. */
export function workOf(locale: Locale, input: LensInput): LensWork {
  const { files, coverage } = input;
  const { required, done, stale } = coverage.find(({ language }) => language.code === locale) ?? {};
  const all = required?.words ?? 1;
  return {
    percent: Math.floor((((done?.words ?? all) - (stale?.words ?? 0)) / all) * 100),
    files: [...files].flatMap(([file, { source }]) => {
      if (!file.startsWith(`${locale}/`)) return [];
      const left = fileData(file, input)
        .texts.filter(
          ({ state, findings }) => state === 'missing' || state === 'stale' || findings.length > 0,
        )
        .map(({ id }) => id);
      return [{ file, ...(isPage(source) && { address: localizedPath(source.key, locale) }), left }];
    }),
  };
}
