import { codeVersion } from '../check/index.ts';

/** The code that findings depend on, besides the content. */
const sources = ['schema', 'scripts/check', 'scripts/content', 'scripts/site/mdx'];

/**
 * A version identifier of the check's code.
 * @param root project root
 */
export const checkVersion = (root: string): string => codeVersion(root, sources);
