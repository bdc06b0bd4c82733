/**
 * The first place where a sequence differs from what is expected; later differences mostly follow from it. There, an element
 * is missing, before another one, or one too many, or in the place of another.
 */
export function firstDivergence<Element>(
  expected: readonly Element[],
  found: readonly Element[],
  same: (a: Element, b: Element) => boolean,
): { expected?: Element | undefined; found?: Element | undefined; before?: Element | undefined } {
  const other = expected.findIndex((wanted, at) => !found[at] || !same(wanted, found[at]));
  const index = other < 0 ? expected.length : other;
  const [wanted, actual] = [expected[index], found[index]];
  if (!wanted || !actual) return { expected: wanted, found: actual };
  const comes = (elements: readonly Element[], element: Element) =>
    elements.slice(index + 1).some((other) => same(other, element));
  if (expected.length > found.length && comes(expected, actual)) return { expected: wanted, before: actual };
  if (found.length > expected.length && comes(found, wanted)) return { found: actual };
  return { expected: wanted, found: actual };
}
