import type { ParsedFile } from '../core/graph.ts';
import { headingsOf } from '../core/mdx/headings.ts';
import { isTextBlock } from '../core/mdx/text-block.ts';
import { visit } from '../core/mdx/visit.ts';
import type { Components } from '../core/project.ts';
import { todoMark } from '../core/todo.ts';
import type { Edit } from '../finding.ts';
import { applyEdits } from '../fix.ts';

/** The body of an English page, each block under a mark that it is to be translated. */
export function todoBody(source: ParsedFile): string {
  const yaml = source.body?.children.find(({ type }) => type === 'yaml');
  return todoPart(source, yaml?.position?.end.offset ?? 0, source.text.length);
}

export interface MissingSection {
  id: string;
  after: string | undefined;
  text: string;
}

/** The sections of an English page that a translation does not have, in their order. */
export function missingSections(
  source: ParsedFile,
  translation: ParsedFile,
  rules: Components,
): MissingSection[] {
  if (!source.body || !translation.body) return [];
  const there = new Set(headingsOf(translation.body).map(({ id }) => id));
  const headings = headingsOf(source.body);
  const starts = source.body.children
    .map((node) => node.position?.start.offset ?? 0)
    .filter((offset) => startsSection(source.text.slice(offset), rules));
  return headings.flatMap(({ id, node }, index) => {
    if (!id || there.has(id)) return [];
    const start = node.position?.start.offset ?? 0;
    const end = starts.find((offset) => offset > start) ?? source.text.length;
    return [{ id, after: headings[index - 1]?.id, text: todoPart(source, start, end) }];
  });
}

/** Whether a block ends the section before it: a heading, or a component that has one of its own. */
export function startsSection(block: string, rules: Components): boolean {
  const component = /^<(\w+)/.exec(block)?.[1] ?? '';
  return /^#{2,6} /.test(block) || (Object.hasOwn(rules, component) && rules[component]?.section === true);
}

function todoPart({ body, text }: ParsedFile, from: number, to: number): string {
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
