/** Stands in a text for something that is no text (U+FFFC, object replacement character). */
export const objectMark = '\ufffc';
