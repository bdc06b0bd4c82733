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
  const scoreAt = (row: number, column: number): number => scores[row]?.[column] ?? 0;
  const before = grid(from.length, to.length);
  const after = grid(from.length, to.length);
  const best = (sums: Float64Array[], row: number, column: number): number => sums[row]?.[column] ?? 0;
  for (let row = 0; row < from.length; row++)
    for (let column = 0; column < to.length; column++)
      (before[row + 1] as Float64Array)[column + 1] = Math.max(
        best(before, row, column + 1),
        best(before, row + 1, column),
        best(before, row, column) + scoreAt(row, column),
      );
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      (after[row] as Float64Array)[column] = Math.max(
        best(after, row + 1, column),
        best(after, row, column + 1),
        best(after, row + 1, column + 1) + scoreAt(row, column),
      );
  const whole = best(after, 0, 0);
  const matches: Match[] = [];
  let [row, column] = [0, 0];
  while (row < from.length && column < to.length) {
    const rest = best(after, row, column);
    if (rest === best(after, row + 1, column)) row++;
    else if (rest === best(after, row, column + 1)) column++;
    else matches.push({ from: row, to: column, certainty: whole - without(row++, column++) });
  }
  return matches;

  /** The best sum where these two are not together. */
  function without(row: number, column: number): number {
    let most = 0;
    for (let other = 0; other <= to.length; other++) {
      most = Math.max(most, best(before, row, other) + best(after, row + 1, other));
      if (other !== column && other < to.length)
        most = Math.max(
          most,
          best(before, row, other) + scoreAt(row, other) + best(after, row + 1, other + 1),
        );
    }
    return most;
  }
}

const grid = (rows: number, columns: number): Float64Array[] =>
  Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
