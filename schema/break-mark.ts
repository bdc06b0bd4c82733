/**
 * Invisible line break opportunity (U+200B, zero width space), which the build inserts into Chinese headings.
 */
export const breakMark = '\u200b';
