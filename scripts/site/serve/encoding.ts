/** A variant of a file that was compressed ahead, and the ending of its name. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encodings a client takes, in the order this server prefers (RFC 9110, 12.5.3). A weight only tells
 * whether an encoding is taken at all: both are better than none.
 *
 * @param header the header `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number.parseFloat(weight) || 0);
  }
  return encodings.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
