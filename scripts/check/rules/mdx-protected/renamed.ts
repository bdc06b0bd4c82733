import { nodesIn } from '../../core/mdx/sections.ts';
import { once } from '../../core/once.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';

/**
 * Whether an example was given names in the language of the translation, as `bouton` for `button`: the words that only the
 * names of the translation have are those of its sentences, and English has them nowhere.
 */
export function isRenamed(found: readonly string[], expected: readonly string[], pair: Pair): boolean {
  const known = new Set(stemsIn(expected.join(' ')));
  const given = found.map(stemsIn).filter((stems) => stems.some((stem) => !known.has(stem)));
  return (
    given.length > 0 &&
    given.every((stems) =>
      stems.some(
        (stem) => stemsOfSentences(pair.translation).has(stem) && !stemsOfFile(pair.source).has(stem),
      ),
    )
  );
}

const stemsOfSentences = once((file: ParsedFile) => {
  const sentences = nodesIn(file, 'text').map(({ node }) => node.value);
  return new Set(stemsIn(sentences.join('\n')));
});

const stemsOfFile = once(({ text }: ParsedFile) => new Set(stemsIn(text)));

/** The words of text, or of names in code, without accents, capitals and endings. */
function stemsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+/gu) ?? [];
  return words.filter((word) => word.length >= 4).map((word) => word.toLowerCase().slice(0, 5));
}
