import type { TFunction } from 'i18next';

/** A point of a message: what it is about, and what the visitor answered. */
export interface Point {
  label: string;
  value: string;
}

/** A message of paragraphs; those without text are left out. */
export function composeMessage(paragraphs: readonly string[]): string {
  return paragraphs.map(withPlainBreaks).filter(Boolean).join('\n\n');
}

/** A line for each answered point; an answer of several lines starts on a line of its own. `t` writes them. */
export function pointLines(points: readonly Point[], t: TFunction<'components'>): string {
  const lines = points.flatMap(({ label: text, value: answer }) => {
    const value = withPlainBreaks(answer);
    if (value.includes('\n')) return `${t('request.point', { text })}\n${value}`;
    return value === '' ? [] : t('request.answer', { text, value });
  });
  return lines.join('\n');
}

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
