import type { Report } from './report.ts';

/** An array of findings for other programs. The names of the properties and their order are a contract. */
export function json({ findings }: Report): string {
  const plain = findings.map(({ path, line, column, level, rule, code, data, message, fix, old }) => {
    return { path, line, column, level, rule, code, data, message, fix, old };
  });
  return asJson(plain);
}

/** JSON that is safe to show in a terminal and in the log of a workflow. */
export const asJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\p{Bidi_Control}]|(?<=#)#(?=\[)/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
