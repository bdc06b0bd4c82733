/**
 * Shows a text in a color or style of the terminal.
 * @param code of SGR (ECMA-48, section 8.3.117), such as 1 for bold and 31 for red
 */
export const ansi =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;
