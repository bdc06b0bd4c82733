import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nameOf, quote } from '../core/explain.ts';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import type { ParsedFile } from '../core/graph.ts';
import type { Pair, SourceFile } from '../core/pairs.ts';
import { textsOf } from '../core/texts.ts';
import { isTodo } from '../core/todo.ts';
import { placeOf, reference } from '../place.ts';

/** Rules `keys` and `untranslated`: texts that say of themselves that they are still to be translated. */
export function todo({ schema, source, translation }: Pair): Finding[] {
  const { data } = translation;
  const fields = data ? textsOf(schema, data.value).filter(({ value }) => isTodo(value)) : [];
  const findings = fields.map(({ path, counterpart }): Finding => {
    const english = source.data ? ` English: ${reference(source, source.data.locate(counterpart))}.` : '';
    const message = `${nameOf(path)} is still to be translated.${english}`;
    const fix = 'write the translation in place of TODO and the English text.';
    return {
      ...findingAt(translation, data?.locate(path) ?? placeOf(root), 'keys', message, fix),
      gap: true,
    };
  });
  for (const { node, written } of todoBlocks(translation)) {
    const message = `this text is still to be translated: ${quote(written)}.`;
    const fix = 'write the translation in place of TODO and the English text.';
    findings.push({ ...findingAt(translation, placeOf(node), 'untranslated', message, fix), gap: true });
  }
  return findings;
}

/** In English there is nothing to fall back to. */
export function sourceTodo({ schema, source }: SourceFile): Finding[] {
  const { data } = source;
  const fields = data ? textsOf(schema, data.value).filter(({ value }) => isTodo(value)) : [];
  const fix = 'write the text; English is what the other languages fall back to.';
  return [
    ...fields.map(({ path }) => {
      const place = data?.locate(path) ?? placeOf(root);
      return findingAt(source, place, 'keys', `${nameOf(path)} is still to be written.`, fix);
    }),
    ...todoBlocks(source).map(({ node, written }) =>
      findingAt(
        source,
        placeOf(node),
        'untranslated',
        `this text is still to be written: ${quote(written)}.`,
        fix,
      ),
    ),
  ];
}

/** The paragraphs, headings and cells of a text that begin with TODO. */
function todoBlocks({ body, text }: Pick<ParsedFile, 'body' | 'text'>): { node: Nodes; written: string }[] {
  const blocks: { node: Nodes; written: string }[] = [];
  visit((body ?? root) as Root, ['paragraph', 'heading', 'tableCell'], (node: Nodes) => {
    const { start, end } = node.position ?? {};
    const written = text.slice(start?.offset, end?.offset).replace(/^[#\s|>*-]+/, '');
    if (isTodo(written)) blocks.push({ node, written });
  });
  return blocks;
}

const root = { type: 'root' as const, children: [] };
