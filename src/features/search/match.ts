/**
 * How well a word of the texts answers a typed one, from 0 to 1: the same word before its longer forms, these before
 * other endings, parts of compounds and words with one typo.
 */
export function match(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.5 + 0.4 * (typed.length / word.length);
  if (typed.length < longEnough) return 0;
  const common = commonStart(typed, word);
  const isForm = common >= longEnough - 1 && Math.max(typed.length, word.length) - common <= longestEnding;
  if (isForm) return 0.8 * ((2 * common) / (typed.length + word.length));
  if (word.includes(typed)) return 0.4;
  if (word.length >= longEnough && typed.includes(word)) return 0.3;
  return isOneTypoApart(typed, word) ? 0.35 : 0;
}

/** Letters a word needs to be found by a part of it or with a typo. */
const longEnough = 5;

/** Letters that the forms of a word may differ in at its end: `modeling`, `modeled`. */
const longestEnding = 3;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Whether one letter more, less or other, or two that changed places, make one word the other. */
function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const at = commonStart(a, b);
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
}
