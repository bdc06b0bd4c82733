/**
 * Finds the texts of a content file by its lines alone. The benchmark reads files in a way of its own, so that
 * it does not share the mistakes of the check that it judges.
 */

/** A text of a file, by character offsets. Quotation marks, bullets and heading signs are not part of it. */
export interface Piece {
  kind: 'field' | 'paragraph' | 'item' | 'row' | 'heading' | 'component';
  /** Fields: the dotted path. Others: the id of the section, the kind, and the place among its like there. */
  name: string;
  start: number;
  end: number;
  text: string;
  /** The start of its line, and the end of it after the line break. */
  lineStart: number;
  lineEnd: number;
  /** Whether a field is written between quotation marks. */
  quoted: boolean;
}

/** The pieces of a JSON file or of an MDX file, in their order. */
export function piecesOf(text: string, format: 'json' | 'mdx'): Piece[] {
  if (format === 'json') return jsonFields(linesOf(text, 0));
  const bodyStart = startOfBody(text);
  return [
    ...yamlFields(linesOf(text.slice(0, bodyStart), 0)),
    ...bodyPieces(linesOf(text.slice(bodyStart), bodyStart)),
  ];
}

/** Where the body of an MDX file starts, after the second `---` line. */
export function startOfBody(text: string): number {
  const fence = /^---\r?\n[\s\S]*?\n---[ \t]*\r?\n/.exec(text);
  return fence ? fence[0].length : 0;
}

interface Line {
  text: string;
  start: number;
  end: number;
}

function linesOf(text: string, offset: number): Line[] {
  let start = offset;
  return text.split('\n').map((line) => {
    const own = { text: line, start, end: start + line.length + 1 };
    start = own.end;
    return own;
  });
}

function pieceIn(line: Line, kind: Piece['kind'], name: string, from: number, to: number): Piece {
  return {
    kind,
    name,
    start: line.start + from,
    end: line.start + to,
    text: line.text.slice(from, to),
    lineStart: line.start,
    lineEnd: line.end,
    quoted: line.text[from - 1] === '"',
  };
}

function jsonFields(lines: Line[]): Piece[] {
  const path: string[] = [];
  return lines.flatMap((line) => {
    const [, indent = '', key, value] = /^(\s*)"([^"]+)": (?:"(.*)",?|\{)$/.exec(line.text) ?? [];
    if (key === undefined) return [];
    path.length = indent.length / 2 - 1;
    path.push(key);
    if (value === undefined) return [];
    const from = indent.length + key.length + 5;
    return [pieceIn(line, 'field', path.join('.'), from, from + value.length)];
  });
}

function yamlFields(lines: Line[]): Piece[] {
  const path: string[] = [];
  const counts = new Map<string, number>();
  return lines.flatMap((line) => {
    const [all, indent = '', dash, key, value] = /^( *)(?:(- )|([\w-]+):(?: |$))(.*)$/.exec(line.text) ?? [];
    if (all === undefined) return [];
    path.length = Math.min(path.length, indent.length / 2);
    const parent = path.join('.');
    const index = counts.get(parent) ?? 0;
    if (dash) counts.set(parent, index + 1);
    else path.push(key ?? '');
    if (!value) return [];
    const from = all.length - value.length;
    const quotes = value.startsWith('"') && value.endsWith('"') ? 1 : 0;
    const name = dash ? `${parent}.${index}` : path.join('.');
    return [pieceIn(line, 'field', name, from + quotes, all.length - quotes)];
  });
}

const bodyPatterns: readonly [Piece['kind'], RegExp][] = [
  ['heading', /^(#+ )(.*?)(?:[ \t]*\[#[^\]]*\])?$/],
  ['component', /^()(<[A-Z]\w*[^>]*\/>)$/],
  ['row', /^()(\|.*\|)$/],
  ['item', /^([-*] )(.+)$/],
  ['paragraph', /^()([^\s].*)$/],
];

function bodyPieces(lines: Line[]): Piece[] {
  const counts = new Map<string, number>();
  let section = '';
  let code = false;
  return lines.flatMap((line) => {
    if (line.text.startsWith('```')) code = !code;
    if (code || line.text.startsWith('```')) return [];
    for (const [kind, pattern] of bodyPatterns) {
      const [, before = '', text] = pattern.exec(line.text) ?? [];
      if (text === undefined) continue;
      if (kind === 'heading') section = /\[#([^\]]*)\]$/.exec(line.text)?.[1] ?? line.text;
      const name = `${section} ${kind}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [pieceIn(line, kind, `${name} ${count}`, before.length, before.length + text.length)];
    }
    return [];
  });
}
