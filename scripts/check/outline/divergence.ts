/**
 * The first place where a sequence differs from what is expected; later differences mostly follow from it. There, an element
 * is missing, before another one, or one too many, or in the place of another.
 */
export function firstDivergence<Element>(
  expected: readonly Element[],
  found: readonly Element[],
  same: (a: Element, b: Element) => boolean,
): { expected?: Element | undefined; found?: Element | undefined; before?: Element | undefined } {
  const length = Math.max(expected.length, found.length);
  const index = Array.from({ length }).findIndex((_, at) => {
    const [wanted, actual] = [expected[at], found[at]];
    return !wanted || !actual || !same(wanted, actual);
  });
  const [wanted, actual] = index < 0 ? [] : [expected[index], found[index]];
  if (!wanted || !actual) return { expected: wanted, found: actual };
  const comes = (elements: readonly Element[], element: Element) =>
    elements.slice(index + 1).some((other) => same(other, element));
  if (expected.length > found.length && comes(expected, actual)) return { expected: wanted, before: actual };
  if (found.length > expected.length && comes(found, wanted)) return { found: actual };
  return { expected: wanted, found: actual };
}
