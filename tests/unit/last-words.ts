/** Stands in for `virtual:hulma/last-words` in unit tests. */
export default { en: { common: { error: { retry: 'Try Again' } } } };
