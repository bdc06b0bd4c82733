/** Line break opportunity (U+200B, zero width space) that the build inserts into Chinese headings. */
export const breakMark = '\u200b';
