/** Where a line may break, without being seen (U+200B, zero width space): the build puts it into Chinese headings. */
export const breakMark = '\u200b';
