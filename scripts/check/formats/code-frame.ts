import { printable } from '../finding.ts';

const width = 100;

/** The line of a text with a caret under a column; nothing if it is empty. */
export function codeFrame(text: string, line: number, column: number): string[] {
  const shown = lineAround(text, line, column);
  if (!shown) return [];
  const { before, at, after } = shown;
  const gutter = `${line} | `;
  return [
    `${gutter}${before}${at}${after}`,
    `${' '.repeat(gutter.length - 2)}| ${' '.repeat(columnsOf(before))}^`,
  ];
}

/** What is before, at and after a column of a line, cut if it is long; `undefined` if it is empty. */
export function lineAround(
  text: string,
  line: number,
  column: number,
): { before: string; at: string; after: string } | undefined {
  const whole = text.split('\n')[line - 1]?.trimEnd() ?? '';
  if (whole === '') return undefined;
  const start = column <= width - 20 ? 0 : column - 1 - width / 2;
  const rest = whole.slice(column - 1, start + width);
  const at = /^./u.exec(rest)?.[0] ?? '';
  return {
    before: printable(`${start > 0 ? '…' : ''}${whole.slice(start, column - 1)}`),
    at: printable(at),
    after: printable(`${rest.slice(at.length)}${whole.length > start + width ? '…' : ''}`),
  };
}

/** How many columns of a terminal a text takes: two for Chinese characters, none for combining marks. */
function columnsOf(text: string): number {
  const marks = text.match(/\p{Mark}/gu)?.length ?? 0;
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0;
  return [...text].length - marks + wide;
}
