import type { TFunction } from 'i18next';

/** A line of a message: a topic and the visitor's answer. */
export interface Point {
  label: string;
  value: string;
}

/** Joins the non-empty paragraphs into a message. */
export function composeMessage(paragraphs: readonly string[]): string {
  return paragraphs.map(withPlainBreaks).filter(Boolean).join('\n\n');
}

/** Returns one line per answered point; multi-line answers start on their own line. */
export function pointLines(points: readonly Point[], t: TFunction<'components'>): string {
  const lines = points.flatMap(({ label: text, value: answer }) => {
    const value = withPlainBreaks(answer);
    if (value.includes('\n')) return `${t('request.point', { text })}\n${value}`;
    return value === '' ? [] : t('request.answer', { text, value });
  });
  return lines.join('\n');
}

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
