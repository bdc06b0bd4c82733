/** Where two sequences part: an element is missing, one too many, or is in the place of another. */
export type Divergence<Element> =
  | { kind: 'missing'; expected: Element; before: Element | undefined }
  | { kind: 'extra'; found: Element }
  | { kind: 'different'; expected: Element; found: Element };

/** The first place where a sequence differs from what is expected; later differences mostly follow from it. */
export function firstDivergence<Element>(
  expected: readonly Element[],
  found: readonly Element[],
  same: (a: Element, b: Element) => boolean,
): Divergence<Element> | undefined {
  const index = expected.findIndex((element, at) => {
    const other = found[at];
    return other === undefined || !same(element, other);
  });
  const [wanted, actual] = index < 0 ? [undefined, found[expected.length]] : [expected[index], found[index]];
  if (wanted === undefined) return actual === undefined ? undefined : { kind: 'extra', found: actual };
  if (actual === undefined) return { kind: 'missing', expected: wanted, before: undefined };
  const comes = (elements: readonly Element[], element: Element) =>
    elements.slice(index + 1).some((other) => same(other, element));
  if (expected.length > found.length && comes(expected, actual)) {
    return { kind: 'missing', expected: wanted, before: actual };
  }
  if (found.length > expected.length && comes(found, wanted)) return { kind: 'extra', found: actual };
  return { kind: 'different', expected: wanted, found: actual };
}
