import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nameOf, quote } from '../../../schema/explain.ts';
import type { Finding } from '../../../schema/finding.ts';
import { isTodo } from '../../../schema/todo.ts';
import type { Pair, SourceFile } from '../../content/pairs.ts';
import { textsOf } from '../../content/texts.ts';
import { findingAt } from '../../content/validate.ts';
import { placeOf, reference } from '../place.ts';

/** Rules `keys` and `untranslated`: texts that say of themselves that they are still to be translated. */
export function todo({ schema, source, translation }: Pair): Finding[] {
  const { data, body } = translation;
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
  visit((body ?? root) as Root, ['paragraph', 'heading', 'tableCell'], (node: Nodes) => {
    const { start, end } = node.position ?? {};
    const written = translation.text.slice(start?.offset, end?.offset).replace(/^[#\s|>*-]+/, '');
    if (!isTodo(written)) return;
    const message = `this text is still to be translated: ${quote(written)}.`;
    const fix = 'write the translation in place of TODO and the English text.';
    findings.push({ ...findingAt(translation, placeOf(node), 'untranslated', message, fix), gap: true });
  });
  return findings;
}

/** In English there is nothing to fall back to. */
export function sourceTodo({ schema, source }: SourceFile): Finding[] {
  const { data } = source;
  const fields = data ? textsOf(schema, data.value).filter(({ value }) => isTodo(value)) : [];
  return fields.map(({ path }) =>
    findingAt(
      source,
      data?.locate(path) ?? placeOf(root),
      'keys',
      `${nameOf(path)} is still to be written.`,
      'write the text; English is what the other languages fall back to.',
    ),
  );
}

const root = { type: 'root' as const, children: [] };
