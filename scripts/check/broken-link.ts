/**
 * The end of a link and its address where something keeps them from being a link, or would not: a full-width
 * bracket, a space before the address, or no closing bracket.
 */
export const linkEnd = /\][ \t]?[(（][ \t]?(?:\/|#|https?:|mailto:|tel:)[^()（）\s]{0,300}[)）]?/g;
