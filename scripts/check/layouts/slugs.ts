/**
 * Returns the id that VitePress generates from a heading, or the anchor of a link: without accents and punctuation
 * (`slugify` of @mdit-vue/shared), in composed characters (NFC), as people type them.
 */
export const slugOfVitePress = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
    .normalize('NFC');

/** The same for VuePress, but decomposed (NFKD): `ガ` and `메` are several characters each, as links must write them. */
export const slugOfVuePress = (text: string): string => slugOfVitePress(text).normalize('NFKD');

/**
 * Returns the id that MkDocs generates from a heading (`slugify` in the extension `toc` of Python-Markdown): its ASCII
 * letters without accents, digits, underscores and hyphens.
 */
export const slugOfMkDocs = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
