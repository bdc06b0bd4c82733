/** Elements of two sequences that belong together, by their indexes. */
export interface Match {
  from: number;
  to: number;
  /** How much worse the best alignment without it is: near 0, another one is as likely. */
  certainty: number;
}

/**
 * Aligns two sequences in their order, so that the sum of the scores is highest: above 0 for what belongs together.
 * What has no partner scores 0.
 */
export function align<From, To = From>(
  from: readonly From[],
  to: readonly To[],
  score: (from: From, to: To) => number,
): Match[] {
  const scores = from.map((one) => to.map((other) => score(one, other)));
  const before = bestSums(scores, to.length);
  const backward = bestSums(
    scores.toReversed().map((row) => row.toReversed()),
    to.length,
  );
  const after = (row: number, column: number): number =>
    backward[from.length - row]?.[to.length - column] ?? 0;
  const whole = after(0, 0);
  const matches: Match[] = [];
  let [row, column] = [0, 0];
  while (row < from.length && column < to.length) {
    const rest = after(row, column);
    if (rest === after(row + 1, column)) row++;
    else if (rest === after(row, column + 1)) column++;
    else matches.push({ from: row, to: column, certainty: whole - without(row++, column++) });
  }
  return matches;

  /** The best sum where these two are not together. */
  function without(row: number, column: number): number {
    let most = 0;
    for (const [other, sum] of before[row]?.entries() ?? []) {
      most = Math.max(most, sum + after(row + 1, other));
      if (other !== column && other < to.length)
        most = Math.max(most, sum + (scores[row]?.[other] ?? 0) + after(row + 1, other + 1));
    }
    return most;
  }
}

/** The best sums of scores for the first elements of two sequences, for any number of either. */
function bestSums(scores: readonly (readonly number[])[], columns: number): Float64Array[] {
  let last = new Float64Array(columns + 1);
  return [
    last,
    ...scores.map((row) => {
      const sums = new Float64Array(columns + 1);
      for (const [column, score] of row.entries())
        sums[column + 1] = Math.max(last[column + 1] ?? 0, sums[column] ?? 0, (last[column] ?? 0) + score);
      last = sums;
      return sums;
    }),
  ];
}
