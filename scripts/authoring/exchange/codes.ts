import { type Piece, piecesOf } from '../editing/pieces.ts';
import type { Unit } from '../editing/unit.ts';
import { type CodedPiece, type CodedText, plainOf, type ReadPiece, type ReadText } from './document.ts';

/** A text of an exchange file cannot be put into the content. */
export class Broken extends Error {}

/**
 * The texts of a unit as words and codes; a code has the same id in all of them.
 * @param next another text for the translation, written as in the content
 */
export function codedTexts(unit: Unit, next = '') {
  const ids = new Map<string, string[]>();
  const [source = [], target, other = []] = [unit.english, unit.target, next].map((text) =>
    text === undefined ? undefined : coded(piecesOf(text, unit), ids),
  );
  return { source, target, next: other };
}

/** @param ids those of the codes that are written in a way, in the order in which a text has them */
function coded(pieces: readonly Piece[], ids: Map<string, string[]>): CodedText {
  const counts = new Map<string, number>();
  const open: string[] = [];
  return pieces.map((piece, index): CodedPiece => {
    if (piece.type === 'text') return { ...piece, id: '' };
    if (piece.type === 'close') return { ...piece, id: open.pop() ?? '' };
    const key = piece.type === 'open' ? `${piece.raw}…${closeOf(pieces, index)?.raw}` : piece.raw;
    const known = ids.get(key) ?? [];
    const nth = counts.get(key) ?? 0;
    const id = known[nth] ?? freeId(piece.text, ids);
    ids.set(key, known[nth] ? known : [...known, id]);
    counts.set(key, nth + 1);
    if (piece.type === 'open') open.push(id);
    return { ...piece, id };
  });
}

/** The piece that closes an open one. */
function closeOf(pieces: readonly Piece[], index: number): Piece | undefined {
  let depth = 0;
  return pieces.slice(index).find(({ type }) => {
    depth += type === 'open' ? 1 : type === 'close' ? -1 : 0;
    return depth === 0 && type === 'close';
  });
}

function freeId(name: string, ids: ReadonlyMap<string, readonly string[]>): string {
  const taken = [...ids.values()].flat();
  let [id, number] = [name, 1];
  while (taken.includes(id)) id = `${name}-${++number}`;
  return id;
}

/**
 * A text of an exchange file as written in the content. Unchanged words keep their spelling there.
 *
 * @throws Broken when codes are unknown, missing, repeated or overlapping
 */
export function written(text: ReadText, unit: Unit): string {
  if (typeof text === 'string') {
    assertCodes(codedTexts(unit, text).next, unit);
    return text;
  }
  assertCodes(text, unit);
  const { source, target = [] } = codedTexts(unit);
  const known = new Map([...source, ...target].map((piece) => [nameOf(piece), piece.raw]));
  for (const encode of unit.kind === 'plain' ? [asTyped] : [asTyped, escaped]) {
    const raw = text.map((piece) => known.get(nameOf(piece)) ?? encode(piece.text, unit)).join('');
    if (plainOf(codedTexts(unit, raw).next) === plainOf(text)) return raw;
  }
  throw new Broken('its words cannot be told from markup.');
}

/** What identifies a piece: words by themselves, a code by its id. */
const nameOf = ({ type, id, text }: ReadPiece): string => `${type} ${type === 'text' ? text : id}`;

const asTyped = (text: string, { role, kind }: Unit): string =>
  kind === 'plain'
    ? text
    : (role === 'cell' ? text.replaceAll('|', '\\|') : text).replaceAll(/\s*\n\s*/g, ' ');

const escaped = (text: string): string =>
  text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~&!]/g, '\\$&');

/** A text as written in the content. */
export const rawOf = (text: CodedText): string => text.map(({ raw }) => raw).join('');

/** Codes that are optional in a translation. */
const free = new Set(['b', 'i', 's', 'br', 'note']);

function assertCodes(text: readonly ReadPiece[], unit: Unit): void {
  const { source, target } = codedTexts(unit);
  const known = new Map([...source, ...(target ?? [])].map((piece) => [nameOf(piece), piece]));
  const codes = text.filter(({ type }) => type !== 'text').map((piece) => known.get(nameOf(piece)) ?? piece);
  const unknown = codes.find((code) => !known.has(nameOf(code)) && !free.has(code.text));
  if (unknown) throw new Broken(`it has ${shownCode(unknown)}, which the English text does not have.`);
  const open: string[] = [];
  for (const code of codes) {
    if (code.type === 'open') open.push(code.id);
    if (code.type === 'close' && open.pop() !== code.id)
      throw new Broken(`${shownCode(code)} closes what is not open there.`);
  }
  const own = requiredIn(codes, unit);
  const allowed = [source, ...(target ? [target] : [])].map((other) => requiredIn(other, unit));
  if (open.length === 0 && allowed.some((ids) => ids.join() === own.join())) return;
  const lost = source.find(({ id }) => allowed[0]?.includes(id) && !own.includes(id));
  throw new Broken(
    lost
      ? `it has lost ${shownCode(lost)}.`
      : 'it has a code twice or not closed, or other codes than the English text.',
  );
}

/** The ids of the codes that a text has to have. */
const requiredIn = (text: readonly ReadPiece[], { plural }: Unit): string[] =>
  text
    .filter(({ type }) => type === 'object' || type === 'open')
    .filter(({ text }) => !free.has(text) && !(text === 'count' && plural && mayDropCount.has(plural.form)))
    .map(({ id }) => id)
    .sort();

/** Forms that may say the number in words. */
const mayDropCount = new Set<Intl.LDMLPluralRule>(['zero', 'one', 'two']);

const shownCode = (code: ReadPiece & { raw?: string }): string => `“${code.raw ?? code.id}”`;
