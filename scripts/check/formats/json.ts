import type { Report } from './report.ts';

/** Formats findings as an array for other programs. The names of the properties and their order are a contract. */
export function json({ findings }: Report): string {
  const plain = findings.map(({ path, line, column, level, rule, code, data, message, fix, old }) => {
    return { path, line, column, level, rule, code, data, message, fix, old };
  });
  return asJson(plain);
}

/** Serializes JSON so that it is safe to show in a terminal and in a workflow log. */
export const asJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\p{Bidi_Control}]|(?<=#)#(?=\[)/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
