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
