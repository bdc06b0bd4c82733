import { type Piece, piecesOf } from '../editing/pieces.ts';
import type { Unit } from '../editing/unit.ts';

/** A text as words and protected codes. */
export type CodedText = readonly CodedPiece[];

/** `id` identifies a code: the same in both languages, and for an `open` and its `close`; empty for words. */
export type CodedPiece = Piece & { id: string };

/** Splits the texts of a unit into words and numbered codes. */
export function codedTexts(unit: Unit): { source: CodedText; target: CodedText | undefined } {
  const known: string[] = [];
  const source = coded(piecesOf(unit.english, unit), known);
  return {
    source,
    target: unit.target === undefined ? undefined : coded(piecesOf(unit.target, unit), known),
  };
}

/** @param known the codes so far, each after the number of equal codes before it in its text */
function coded(pieces: readonly Piece[], known: string[]): CodedText {
  const own: string[] = [];
  const open: string[] = [];
  return pieces.map((piece): CodedPiece => {
    if (piece.type === 'text') return { ...piece, id: '' };
    if (piece.type === 'close') return { ...piece, id: open.pop() ?? '' };
    const code = `${own.filter((one) => one === piece.code).length} ${piece.code}`;
    own.push(piece.code);
    if (!known.includes(code)) known.push(code);
    const id = String(known.indexOf(code) + 1);
    if (piece.type === 'open') open.push(id);
    return { ...piece, id };
  });
}

/** Returns why a text cannot be a translation: its codes match neither the English text nor the current translation. */
export function codeProblem(text: string, unit: Unit): string | undefined {
  const [source = [], target = [], own = []] = [unit.english, unit.target ?? unit.english, text].map((one) =>
    requiredCodes(one, unit),
  );
  const unknown = own.find((code) => ![...source, ...target].includes(code));
  if (unknown) return `it contains “${unknown}”, which is not in the English text.`;
  if ([source, target].some((codes) => codes.join() === own.join())) return undefined;
  const lost = source.find((code) => !own.includes(code));
  return lost
    ? `it is missing “${lost}”.`
    : 'it repeats a code, or its codes differ from those of the English text.';
}

/** Codes that are optional in a translation. */
const optionalCodes = new Set(['b', 'i', 's', 'br', 'note']);

/** Plural forms in which `{{count}}` is optional, since the words may say the number. */
const countOptionalForms = new Set<Intl.LDMLPluralRule | undefined>(['zero', 'one', 'two']);

/** Returns the codes of a text that are not optional, sorted alphabetically. */
const requiredCodes = (text: string, unit: Unit): string[] =>
  piecesOf(text, unit)
    .flatMap(({ type, text, code }) =>
      type === 'text' ||
      optionalCodes.has(text) ||
      (text === 'count' && countOptionalForms.has(unit.plural?.form))
        ? []
        : code,
    )
    .sort();
