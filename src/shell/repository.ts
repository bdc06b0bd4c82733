import site from 'virtual:hulma/site';
import type { Locale } from '../../schema/languages.ts';

/** Address in the code host's web editor where a content file can be edited. */
export function editUrl(file: string): string {
  return `${site.repositoryUrl}/edit/${site.repositoryBranch}/content/${file}`;
}

/** Address in the code host's web editor where the translation of a page can be begun. */
export function translateUrl(key: string, locale: Locale): string {
  const file = encodeURIComponent(`content/${locale}/${key}.mdx`);
  return `${site.repositoryUrl}/new/${site.repositoryBranch}?filename=${file}`;
}
