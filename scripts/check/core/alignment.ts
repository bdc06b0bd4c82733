/** Two elements of two sequences that belong together, by their indexes. */
export interface Match {
  from: number;
  to: number;
  /** How much lower the best alignment without this match scores: near 0, another one is as likely. */
  certainty: number;
}

/**
 * Aligns two sequences in order, with the highest sum of scores: above 0 for elements that belong together, 0 for those
 * without a counterpart. Only elements whose indexes differ by at most `band` are compared, since thousands would form
 * too many pairs; `band` must not be less than the difference in length.
 */
export function align<From, To = From>(
  from: readonly From[],
  to: readonly To[],
  score: (from: From, to: To) => number,
  band: number = Math.max(from.length, to.length),
): Match[] {
  const [rows, columns] = [from.length, to.length];
  const firstOf = (row: number): number => Math.max(0, row - band);
  const lastOf = (row: number): number => Math.min(columns, row + band);
  // Leaves room around the band for the neighbors of cells at its edge.
  const width = Math.min(columns, 2 * band) + 3;
  const indexOf = (row: number, column: number): number => (row + 1) * width + 1 + column - firstOf(row);
  const sums = (): Float64Array => new Float64Array((rows + 3) * width).fill(-Infinity);
  const at = (sums: Float64Array, row: number, column: number): number =>
    sums[indexOf(row, column)] as number;

  const [scores, before, after] = [sums(), sums(), sums()];
  before[indexOf(0, 0)] = 0;
  for (let row = 0; row <= rows; row++)
    for (let column = firstOf(row); column <= lastOf(row); column++) {
      const [one, other] = [from[row], to[column]];
      if (row < rows && column < columns) scores[indexOf(row, column)] = score(one as From, other as To);
      before[indexOf(row, column)] = Math.max(
        at(before, row, column),
        at(before, row - 1, column),
        at(before, row, column - 1),
        at(before, row - 1, column - 1) + at(scores, row - 1, column - 1),
      );
    }
  after[indexOf(rows, columns)] = 0;
  for (let row = rows; row >= 0; row--)
    for (let column = lastOf(row); column >= firstOf(row); column--)
      after[indexOf(row, column)] = Math.max(
        at(after, row, column),
        at(after, row + 1, column),
        at(after, row, column + 1),
        at(after, row + 1, column + 1) + at(scores, row, column),
      );

  const whole = at(after, 0, 0);
  const matches: Match[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const rest = at(after, row, column);
    if (rest === at(after, row + 1, column)) row++;
    else if (rest === at(after, row, column + 1)) column++;
    else matches.push({ from: row, to: column, certainty: whole - bestWithout(row++, column++) });
  }
  return matches;

  /** Returns the highest sum of an alignment without this match. */
  function bestWithout(row: number, column: number): number {
    let most = 0;
    for (let other = firstOf(row); other <= lastOf(row); other++) {
      const sum = at(before, row, other);
      most = Math.max(most, sum + at(after, row + 1, other));
      if (other !== column)
        most = Math.max(most, sum + at(scores, row, other) + at(after, row + 1, other + 1));
    }
    return most;
  }
}
