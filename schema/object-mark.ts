/** Placeholder in a text for an object that is not text (U+FFFC, object replacement character). */
export const objectMark = '\ufffc';
