/**
 * Compares addresses across languages: without the folder of a language, the ending of a file, and what follows the
 * page, since a translated heading has another id. Those of other sites count by their name alone, as they may have
 * the page in another language.
 */
export function languageAddress(folders: readonly string[]): (url: string) => string | undefined {
  const prefixes = new Set(folders.map((name) => name.toLowerCase()));
  return (url) => {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return undefined;
    const path = url.replace(/[?#].*$/, '').replace(/\.mdx?$/, '');
    const segments = path
      .split('/')
      .filter((segment) => !/^\.{0,2}$/.test(segment) && !prefixes.has(segment.toLowerCase()));
    return path === '' ? '#' : segments.join('/');
  };
}
