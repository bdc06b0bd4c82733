/** Lengths, in Latin characters, that search results show in full; the company name adds about 8 to the title. */
export const searchResult = {
  title: { least: 1, most: 62 },
  description: { least: 70, most: 165 },
} as const;
