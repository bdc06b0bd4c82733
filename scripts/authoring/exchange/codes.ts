import { type Piece, piecesOf } from '../editing/pieces.ts';
import type { Unit } from '../editing/unit.ts';

/** A text as words and protected codes. */
export type CodedText = readonly CodedPiece[];

/** `id` names a code; the same in both languages, and of an `open` and its `close`. */
export type CodedPiece = Piece & { id: string };

/** The texts of a unit as words and codes; a code has the same id in both. */
export function codedTexts(unit: Unit): { source: CodedText; target: CodedText | undefined } {
  const ids = new Map<string, string[]>();
  const source = coded(piecesOf(unit.english, unit), ids);
  return { source, target: unit.target === undefined ? undefined : coded(piecesOf(unit.target, unit), ids) };
}

/** @param ids those of the codes that are written in a way, in the order in which a text has them */
function coded(pieces: readonly Piece[], ids: Map<string, string[]>): CodedText {
  const counts = new Map<string, number>();
  const open: string[] = [];
  return pieces.map((piece, index): CodedPiece => {
    if (piece.type === 'text') return { ...piece, id: '' };
    if (piece.type === 'close') return { ...piece, id: open.pop() ?? '' };
    const key = writtenCode(pieces, index);
    const known = ids.get(key) ?? [];
    const nth = counts.get(key) ?? 0;
    const id = known[nth] ?? freeId(piece.text, ids);
    ids.set(key, known[nth] ? known : [...known, id]);
    counts.set(key, nth + 1);
    if (piece.type === 'open') open.push(id);
    return { ...piece, id };
  });
}

/** How a code is written, without the words in it: `<Email />`, `[…](/contact)`. */
export function writtenCode(pieces: readonly Piece[], index: number): string {
  const piece = pieces[index];
  if (piece?.type !== 'open') return piece?.raw ?? '';
  let depth = 0;
  const close = pieces.slice(index).find(({ type }) => {
    depth += type === 'open' ? 1 : type === 'close' ? -1 : 0;
    return depth === 0 && type === 'close';
  });
  return `${piece.raw}…${close?.raw ?? ''}`;
}

function freeId(name: string, ids: ReadonlyMap<string, readonly string[]>): string {
  const taken = [...ids.values()].flat();
  let [id, number] = [name, 1];
  while (taken.includes(id)) id = `${name}-${++number}`;
  return id;
}

/** Why a text cannot be a translation: it has not the codes of the English one, or those that the translation has now. */
export function brokenCode(text: string, unit: Unit): string | undefined {
  const [source = [], target = [], own = []] = [unit.english, unit.target ?? unit.english, text].map((one) =>
    requiredCodes(one, unit),
  );
  const unknown = own.find((code) => ![...source, ...target].includes(code));
  if (unknown) return `it has “${unknown}”, which the English text does not have.`;
  if ([source, target].some((codes) => codes.join() === own.join())) return undefined;
  const lost = source.find((code) => !own.includes(code));
  return lost ? `it has lost “${lost}”.` : 'it has a code twice, or other codes than the English text.';
}

/** Codes that are optional in a translation. */
const free = new Set(['b', 'i', 's', 'br', 'note']);

/** Plural forms that may say the number in words. */
const mayDropCount = new Set<Intl.LDMLPluralRule | undefined>(['zero', 'one', 'two']);

/** The codes that a text has to have, in the order of the alphabet. */
function requiredCodes(text: string, unit: Unit): string[] {
  const pieces = piecesOf(text, unit);
  return pieces
    .flatMap(({ type, text }, index) =>
      type === 'text' || free.has(text) || (text === 'count' && mayDropCount.has(unit.plural?.form))
        ? []
        : writtenCode(pieces, index),
    )
    .sort();
}
