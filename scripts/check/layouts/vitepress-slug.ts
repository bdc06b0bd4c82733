/**
 * The id that VitePress gives a heading, and makes of the anchors of links: without accents and signs (`slugify` of
 * @mdit-vue/shared), in the letters that people type.
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

/** The same of VuePress, in letters as they are in the id: `ガ` and `메` are of several parts. Links need just these. */
export const slugOfVuePress = (text: string): string => slugOfVitePress(text).normalize('NFKD');
