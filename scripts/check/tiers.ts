import type { Rule } from './core/finding.ts';

/**
 * How much a rule weighs where only a change is judged (`--base`): 0 breaks pages or data and is an error
 * wherever the change causes it; 1 and 2 are errors on what the change touches, and warnings elsewhere; 2 is
 * about style. Research, section 4.
 */
export const tierOf: { readonly [Name in Rule]: 0 | 1 | 2 } = {
  parse: 0,
  file: 0,
  keys: 0,
  placeholders: 0,
  'mdx-protected': 0,
  links: 0,
  chars: 0,
  headings: 1,
  untranslated: 1,
  numbers: 1,
  frontmatter: 1,
  typography: 2,
  glossary: 2,
  stale: 2,
};
