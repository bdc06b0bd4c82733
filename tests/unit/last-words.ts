/** Stands in for `virtual:hulma/last-words` in unit tests. */
export default {
  en: {
    common: {
      error: {
        heading: 'Something went wrong',
        text: 'Please refresh the page to continue.',
        refresh: 'Refresh Page',
        retry: 'Try Again',
      },
    },
  },
};
