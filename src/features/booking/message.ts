/** A point of a message: what it is about, and what the visitor answered. */
export interface Point {
  label: string;
  value: string;
}

/** How a language writes points: `Notes:` before an answer of several lines, `Products: 40` in one. */
export interface PointStyle {
  point: (text: string) => string;
  answer: (text: string, value: string) => string;
}

/** A message of paragraphs; those without text are left out. */
export function composeMessage(paragraphs: readonly string[]): string {
  return paragraphs
    .map(withPlainBreaks)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** A line for each answered point; an answer of several lines starts on a line of its own. */
export function pointLines(points: readonly Point[], { point, answer }: PointStyle): string {
  return points
    .map(({ label, value }) => ({ label, value: withPlainBreaks(value) }))
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => (value.includes('\n') ? `${point(label)}\n${value}` : answer(label, value)))
    .join('\n');
}

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
