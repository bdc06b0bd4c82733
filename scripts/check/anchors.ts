import { visit } from 'unist-util-visit';
import type { ParsedFile } from './core/graph.ts';
import { headingsOf } from './core/mdx/headings.ts';
import type { Components } from './core/project.ts';
import { asContent } from './core/translation.ts';

/** The ids of a page that links can lead to: those of its headings, and of what its components draw. */
export function anchorsOf({ body, data }: Pick<ParsedFile, 'body' | 'data'>, rules: Components): string[] {
  if (!body) return [];
  const anchors = headingsOf(body).flatMap(({ id }) => id ?? []);
  const content = asContent(data?.value);
  visit(body, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const own = Object.hasOwn(rules, name) ? (rules[name]?.anchors ?? []) : [];
    for (const anchor of own) {
      if (typeof anchor === 'string') anchors.push(anchor);
      else {
        const entries = Object.keys(asContent(content[anchor.entriesOf]));
        anchors.push(...entries.map((key) => anchor.prefix + key));
      }
    }
  });
  return anchors;
}
