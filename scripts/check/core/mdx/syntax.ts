import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/**
 * How content is read, the same in the build and in the check: YAML frontmatter, tables and strikethrough
 * (GitHub flavor), and emphasis that also works beside full-width punctuation (Chinese).
 */
export const contentSyntax = [remarkFrontmatter, remarkGfm, remarkCjkFriendly];
