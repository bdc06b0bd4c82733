import { compareUnordered } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Finding } from '../../finding.ts';
import { type CodeNode, codeIn, extraCode, likenessOfCode, missingCode, otherCode } from './code-findings.ts';
import { linesOf } from './code-words.ts';
import { layoutBlocks } from './layout-blocks.ts';
import { layoutInlineCode } from './layout-inline-code.ts';

/** Rule `mdx-protected`: code is the same in every language, except for comments in code blocks. */
export function mdxCode(pair: Pair): Finding[] {
  const { source, translation, project } = pair;
  if (!source.body || !translation.body) return [];
  // With a `layout`, words in examples may be translated.
  if (project.layout) return [...layoutBlocks(pair), ...layoutInlineCode(pair)];
  const codeOf = (file: ParsedFile) => codeIn(file, exactKey, 'inlineCode', 'code');
  const { different, missing, extra } = compareUnordered(codeOf(source), codeOf(translation), likenessOfCode);
  return [
    ...different.map(([own, english]) => otherCode(own, english, pair)),
    ...extra.map((own) => extraCode(own, pair)),
    ...missing.map((english) => missingCode(english, pair)),
  ];
}

/** Returns what code is compared by: everything except comments. */
function exactKey(node: CodeNode): string {
  if (node.type === 'inlineCode') return node.value;
  return `\n${node.lang ?? ''}\n${linesOf(node.value).filter(Boolean).join('\n')}`;
}
