import type { CheckContext } from '../../context.ts';
import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';
import { maskCode } from '../../text/masked.ts';
import { editOf, type Prose, placeIn, proseOf } from '../../text/prose.ts';
import type { CodeOf } from '../catalog.ts';
import { typographyOf } from './marks.ts';

/**
 * Rule `typography`: punctuation, spaces and quotation marks are those of the language, only in text that visitors
 * read. What can be fixed safely has an edit.
 */
export function typography(pair: Pair, { termsOf }: CheckContext): Finding[] {
  const { source, translation, schema, language } = pair;
  const { untouched } = termsOf(language.code);
  // Untranslated text is a finding of `untranslated`, and has English typography.
  const english = new Set(proseOf(source, schema).map(({ text }) => text));
  return proseOf(translation, schema).flatMap((prose) => {
    if (english.has(prose.text)) return [];
    const masked = maskCode(prose.text, untouched);
    return typographyOf(language.code).flatMap(([code, pattern, right]) =>
      [...masked.matchAll(pattern)].flatMap(({ 0: { length }, index }) => {
        const found = prose.text.slice(index, index + length);
        const replacement = right(found);
        return replacement === found ? [] : mistake(code, prose, index, found, replacement, pair);
      }),
    );
  });
}

function mistake(
  code: CodeOf<'typography'>,
  prose: Prose,
  from: number,
  found: string,
  replacement: string,
  { translation }: Pair,
): Finding {
  const { text, unit, name } = prose;
  const to = from + found.length;
  const before = /\S{0,16}\s?$/u.exec(text.slice(Math.max(0, from - 24), from))?.[0] ?? '';
  const after = /^\s?\S{0,16}/u.exec(text.slice(to, to + 24))?.[0] ?? '';
  const edit = editOf(translation, prose, from, to, replacement);
  const data = { unit, name, found, near: before + found + after, right: before + replacement + after };
  const result = finding(translation, placeIn(translation, prose, from), 'typography', code, data);
  return { ...result, ...(edit && { edit }) };
}
