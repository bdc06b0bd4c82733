/**
 * Lengths that search results show in full: longer texts are cut off, shorter descriptions replaced. Counted
 * in Latin characters, as the translation check does. The company name adds about 8 to the title.
 */
export const searchResult = {
  title: { least: 1, most: 62 },
  description: { least: 70, most: 165 },
} as const;
