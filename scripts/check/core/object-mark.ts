/** Replaces something in text that is not text itself (U+FFFC, object replacement character). */
export const objectMark = '\ufffc';
