/**
 * Finds the first place where a sequence differs from the expected one; later differences mostly follow from it. An
 * element is missing there (before the element `before`, or at the end), is extra, or replaces another one.
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
  const followsIn = (elements: readonly Element[], element: Element) =>
    elements.slice(index + 1).some((other) => same(other, element));
  if (expected.length > found.length && followsIn(expected, actual))
    return { expected: wanted, before: actual };
  if (found.length > expected.length && followsIn(found, wanted)) return { found: actual };
  return { expected: wanted, found: actual };
}
