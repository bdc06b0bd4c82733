/** The field of the frontmatter of a translated page that says from which English text it was made. */
export const recordField = 'source';

/** The same for a namespace, in a file of its own: `common.json` has `common.source.json` beside it. */
export const recordSuffix = '.source';
