import { codeVersion } from '../check/index.ts';

/** What the findings of a content follow from besides the content. */
const sources = ['schema', 'scripts/check', 'scripts/content', 'scripts/site/mdx'];

/**
 * Names the code of the check.
 * @param root folder of the project
 */
export const checkVersion = (root: string): string => codeVersion(root, sources);
