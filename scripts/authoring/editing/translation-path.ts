import type { TranslatedFile } from '../../check/core/index.ts';

/** Returns the path of a translation below the content folder, whether or not it exists: `nl/services/modeling.mdx`. */
export const translationPath = ({ language, source }: TranslatedFile): string =>
  `${language.code}/${source.key}${source.extension}`;
