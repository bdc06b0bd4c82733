import { applyEdits } from '../commands/fix.ts';
import { isTextBlock } from '../core/mdx/text-block.ts';
import { visit } from '../core/mdx/visit.ts';
import type { ParsedFile } from '../core/parsed-file.ts';
import { todoMark } from '../core/todo.ts';
import type { Edit } from '../finding.ts';

/** A part of an English page, by offsets, with a mark before each text that it is to be translated. */
export function todoBody({ body, text }: ParsedFile, from: number, to: number): string {
  const edits: Edit[] = [];
  if (!body) return text.slice(from, to);
  visit(body, (node) => {
    if (!isTextBlock(node)) return;
    const start = node.children[0]?.position?.start.offset;
    const isProse = node.children.some(
      (child) => child.type !== 'mdxJsxTextElement' && child.type !== 'inlineCode',
    );
    if (isProse && start !== undefined && start >= from && start < to)
      edits.push({ start: start - from, end: start - from, text: todoMark });
  });
  return applyEdits(text.slice(from, to), edits).text;
}
