/** Scores from 0 to 1 how well a word matches a typed one: equal, longer, other ending, part of a compound, typo. */
export function match(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.5 + 0.4 * (typed.length / word.length);
  if (typed.length < minLength) return 0;
  const common = commonPrefixLength(typed, word);
  const isInflected = common >= minLength - 1 && Math.max(typed.length, word.length) - common <= maxEnding;
  if (isInflected) return 0.8 * ((2 * common) / (typed.length + word.length));
  if (word.includes(typed)) return 0.4;
  if (word.length >= minLength && typed.includes(word)) return 0.3;
  // A compound whose first part occurs with another ending: Korrekturschleife, Korrekturen.
  if (common > minLength && word.length - common <= 2) return 0.25;
  return isTypo(typed, word) ? 0.35 : 0;
}

/** Minimum length for partial matches and typos. */
const minLength = 5;

/** How many letters may differ at the end of a word: `modeling`, `modeled`. */
const maxEnding = 3;

function commonPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Whether a typed word is long enough and differs by one inserted, deleted, replaced or swapped letter. */
export function isTypo(typed: string, word: string): boolean {
  if (typed.length < minLength || Math.abs(typed.length - word.length) > 1) return false;
  const at = commonPrefixLength(typed, word);
  const [restOfA, restOfB] = [typed.slice(at), word.slice(at)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
}
