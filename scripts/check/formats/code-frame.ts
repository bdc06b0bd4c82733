import { printable } from '../finding.ts';

const width = 100;

/** The line of a text with a caret under a column, cut if it is long; nothing if it is empty. */
export function codeFrame(text: string, line: number, column: number): string[] {
  const whole = text.split('\n')[line - 1]?.trimEnd() ?? '';
  if (whole === '') return [];
  const start = column <= width - 20 ? 0 : column - 1 - width / 2;
  const before = printable(`${start > 0 ? '…' : ''}${whole.slice(start, column - 1)}`);
  const rest = printable(whole.slice(column - 1, start + width));
  const gutter = `${line} | `;
  return [
    `${gutter}${before}${rest}${whole.length > start + width ? '…' : ''}`,
    `${' '.repeat(gutter.length - 2)}| ${' '.repeat(columnsOf(before))}^`,
  ];
}

/** How many columns of a terminal a text takes: two for Chinese characters, none for combining marks. */
function columnsOf(text: string): number {
  const marks = text.match(/\p{Mark}/gu)?.length ?? 0;
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0;
  return [...text].length - marks + wide;
}
