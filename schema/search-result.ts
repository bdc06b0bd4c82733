/**
 * What a list of search results shows of a page; more is cut off, and of less it makes a text of its own. Counted in
 * Latin characters, as the translation check does. The company name stands behind the title and takes about 8 more.
 */
export const searchResult = {
  title: { least: 1, most: 62 },
  description: { least: 70, most: 165 },
} as const;
