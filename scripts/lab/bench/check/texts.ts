import { isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml';

/** A field or block of a content file, with its character offsets. */
export interface Text {
  readonly kind: 'field' | 'paragraph' | 'item' | 'row' | 'heading' | 'component' | 'code';
  /** Identical in translation and source: the path of a field, or the place of a block in its section. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The offsets of its first line's start, and of its last line's end, including the line break. */
  readonly lines: readonly [start: number, end: number];
}

/**
 * Finds the texts of a JSON or MDX file, independently of the check, so that the benchmark does not share the check's
 * mistakes.
 */
export function textsOf(path: string, text: string): Text[] {
  if (path.endsWith('.json')) return fieldsOf(text, 0, text.length);
  const body = bodyStart(text);
  const opening = text.indexOf('\n') + 1;
  return [
    ...(body > 0 ? fieldsOf(text, opening, text.lastIndexOf('---', body - 1)) : []),
    ...blocksOf(text, body),
  ];
}

/** Returns the offset at which the body of an MDX file starts; 0 without frontmatter. */
export const bodyStart = (text: string): number =>
  /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length ?? 0;

/** Finds the fields of YAML, or of JSON, which the YAML parser reads as well. */
function fieldsOf(file: string, from: number, to: number): Text[] {
  const found: Text[] = [];
  const visit = (node: unknown, name: string): void => {
    if (isMap(node)) for (const { key, value } of node.items) visit(value, `${name}.${key}`);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, `${name}.${index}`);
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    if (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL) return;
    const quote = node.type === Scalar.PLAIN ? 0 : 1;
    const [start, end] = [from + node.range[0] + quote, from + node.range[1] - quote];
    found.push(textAt(file, 'field', name.slice(1), start, end));
  };
  visit(parseDocument(file.slice(from, to), { logLevel: 'silent', uniqueKeys: false }).contents, '');
  // `source` and `revised` are records, not texts.
  return found.filter(({ name, text }) => text !== '' && !/^(?:source|revised)\b/.test(name));
}

const patterns: readonly [Text['kind'] | undefined, RegExp][] = [
  // Code in an attribute, whose lines may look like Markdown.
  [undefined, /[^\n]*=\{`[^`]*`[^\n]*/y],
  ['code', /[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t]*\1[ \t]*(?=\n|$)/y],
  ['heading', /#{1,6} [^\n]*/y],
  ['component', /<[A-Z][\w.]*[^\n]*\/>(?=\n|$)/y],
  ['row', /\|[^\n]*\|(?=\n|$)/y],
  ['item', /(?:[-*+]|\d+[.)]) [^\n]*/y],
  // HTML, expressions, comments, directives, quotations, link definitions, imports, exports and indented lines.
  [undefined, /(?:[<{:>]|\[[^\]\n]+\]: |import |export |[ \t])[^\n]*/y],
  ['paragraph', /[^\n]+(?:\n(?![#<|>\s:]|[-*+] |\d+[.)] |`{3})[^\n]+)*/y],
];

/** The markers at the start of a block, which are not part of its text. */
const marks: { readonly [kind: string]: RegExp } = { heading: /^#+ /, item: /^\S+ / };

function blocksOf(file: string, from: number): Text[] {
  const found: Text[] = [];
  const counts = new Map<string, number>();
  let section = 0;
  for (let at = from; at < file.length; ) {
    const [kind, length] = blockAt(file, at);
    if (kind === 'heading') section++;
    if (kind) {
      const group = `${section} ${kind}`;
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      const written = file.slice(at, at + length);
      const start = at + (marks[kind]?.exec(written)?.[0].length ?? 0);
      const id = kind === 'heading' ? (/\s*\[#[^\]]*\]\s*$/.exec(written)?.[0].length ?? 0) : 0;
      found.push(textAt(file, kind, `${group} ${count}`, start, at + length - id));
    }
    at += length + 1;
  }
  return found;
}

function blockAt(file: string, at: number): [kind: Text['kind'] | undefined, length: number] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const length = pattern.exec(file)?.[0].length;
    if (length) return [kind, length];
  }
  return [undefined, 0];
}

function textAt(file: string, kind: Text['kind'], name: string, start: number, end: number): Text {
  const lineEnd = file.indexOf('\n', end);
  const lines = [file.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? file.length : lineEnd + 1] as const;
  return { kind, name, start, end, text: file.slice(start, end), lines };
}
