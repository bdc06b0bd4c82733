/** Languages whose blocks are mostly words for people, which a translation translates. */
const ofWords = new Set([
  '',
  'diff',
  'html',
  'markdoc',
  'markdown',
  'md',
  'mdoc',
  'mdx',
  'text',
  'toml',
  'txt',
  'xml',
  'yaml',
  'yml',
]);

/**
 * What of a block of code is the same in every language where examples are translated too: its language, and of programs
 * everything but comments, strings and the words between tags.
 */
export function codeSkeleton(lang: string, code: string): string {
  if (ofWords.has(lang)) return lang;
  const program = code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(?:^|\s)(?:#|\/\/|--\s).*$/gm, '')
    .replace(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g, '""')
    .replace(/>[^<>{}]*</g, '><')
    .replace(/\s+/g, '');
  // Words that another alphabet is written in are no program.
  return `${lang}\n${program.replace(/[^\p{ASCII}]+/gu, '')}`;
}
