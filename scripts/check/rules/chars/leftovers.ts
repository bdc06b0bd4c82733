import { objectMark } from '../../core/characters.ts';
import type { Pair, SourceFile } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { maskCode } from '../../text/masked.ts';
import { type Prose, placeIn, proseOf, unitsOf } from '../../text/prose.ts';

const inWord = '(?![\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Arab}])[\\p{L}\\p{M}\\p{N}]';

/**
 * Markdown delimiters outside of words that visitors would see literally; the patterns are bounded. A lone `*` or `_`
 * is allowed: footnotes, forms such as “Kund*innen” and file names have them. A pair counts if neither is inside a
 * word; East Asian languages and Arabic write words right next to delimiters.
 */
const leftovers: readonly RegExp[] = [
  // Next to a slash or a straight quotation mark, stars are a glob: '/**'; “(**)” refers to a footnote.
  /(?<![*/'"])(?!(?<=\()\*+\))\*{2,3}(?![*/'"])|(?<!_)__(?=\S)(?=[^_\n]{1,200}__(?!_))/gu,
  new RegExp(
    `(?<!${inWord}|[*\\ufffc])\\*(?=\\p{L}[^*\\n]{0,200}\\*(?!${inWord}|\\*))|(?<!${inWord}|_)_(?=(?:\\p{L}[^_\\n]{0,200}|[ \\t]\\p{L}[^_\\n]{0,200}(?<!\\s))_(?!${inWord}|_))`,
    'gu',
  ),
];

/** Finds a delimiter that CommonMark ignores, since it is between a letter and punctuation. */
const besidePunctuation = /^(?:[^\P{P}*_][*_]+[\p{L}\p{N}]|[\p{L}\p{N}][*_]+[^\P{P}*_])$/u;

/**
 * None for MDX 1, whose delimiters also work in places where those of CommonMark do not.
 */
const leftoversIn = ({ layout }: Project): readonly RegExp[] =>
  layout?.markdown === 'mdx 1' ? [] : leftovers;

/** Rule `chars`, for the source: no leftover markup. With a `layout`, fields are skipped: they may be Markdown. */
export const sourceLeftovers = ({ schema, source, project }: SourceFile): Finding[] =>
  proseOf(source, schema)
    .filter(({ kind }) => !project.layout || kind !== 'field')
    .flatMap((prose) => leftoversIn(project).flatMap((one) => leftoverFinding(one, prose, source) ?? []));

/** Rule `chars`: no leftover markup, such as `**` that made nothing bold, unless the same unit of the source has it. */
export function translationLeftovers({ schema, source, translation, project }: Pair): Finding[] {
  const english = unitsOf(proseOf(source, schema));
  // If fields of the source are Markdown, those of a translation may be, too.
  const hasMarkdownFields = project.layout !== undefined && /\*\*\S/.test(source.text);
  return proseOf(translation, schema).flatMap((prose) => {
    const originals = english.get(prose.unit) ?? [];
    const kinds = hasMarkdownFields && prose.kind === 'field' ? [] : leftoversIn(project);
    return kinds.flatMap((kind) => {
      const sign = leftoverFinding(kind, prose, translation);
      return sign && !originals.some(({ text }) => text.includes(String(sign.data.sign))) ? [sign] : [];
    });
  });
}

/** Reports the first leftover delimiter, or the one that shows why. */
function leftoverFinding(pattern: RegExp, prose: Prose, file: ParsedFile): Finding | undefined {
  const { text, name, unit, kind } = prose;
  const findings = [...maskCode(text).matchAll(pattern)].flatMap(({ 0: sign, index }) => {
    // A delimiter that is written as an escape is meant to be shown.
    const at = prose.map[index] ?? -1;
    if (file.text[at] !== sign[0]) return [];
    const near = text
      .slice(Math.max(0, index - 8), index + 16)
      .replace(/\s+/gu, ' ')
      .replaceAll(objectMark, '…')
      .trim();
    const around = text.slice(Math.max(0, index - 1), index + sign.length + 1);
    const data = {
      unit,
      name,
      sign,
      near,
      isField: kind === 'field',
      ...(besidePunctuation.test(around) && { besidePunctuation: true }),
    };
    return [finding(file, placeIn(file, prose, index), 'chars', 'emphasis', data)];
  });
  return findings.find(({ data }) => data.besidePunctuation) ?? findings[0];
}
