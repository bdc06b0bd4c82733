import { createHash } from 'node:crypto';
import { type Finding, identity } from '../../../check/index.ts';

/** Whether maintainers should change what a finding reports. It is stored without any text of theirs. */
export interface Verdict {
  /** The commit it was judged in. */
  readonly commit: string;
  readonly path: string;
  readonly code: string;
  /** A hash of the data of the finding; see `hashOf`. */
  readonly data: string;
  readonly verdict: boolean;
}

/** Names a finding by what it reports, wherever its line is. */
export const hashOf = (finding: Finding): string =>
  createHash('sha256').update(identity(finding)).digest('hex').slice(0, 10);

/** The verdict on a finding, if somebody judged it. */
export const verdictOn = (finding: Finding, verdicts: readonly Verdict[]): boolean | undefined =>
  verdicts.find(({ data }) => data === hashOf(finding))?.verdict;

/** A finding for somebody to judge, as one line: set its `verdict` to true or false. */
export const toJudge = (finding: Finding, commit: string): string => {
  const { path, line, level, rule, code, message, fix, data } = finding;
  const key = { commit, path, code, data: hashOf(finding) };
  return JSON.stringify({ verdict: null, line, level, rule, message, fix, details: data, ...key });
};

/**
 * Adds the verdicts of judged lines (`toJudge`).
 * @param readings by one or several people; what they do not agree on is left out
 */
export function withReadings(verdicts: readonly Verdict[], readings: readonly string[]): Verdict[] {
  const [first = [], ...others] = readings.map((lines) =>
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): Verdict => JSON.parse(line)),
  );
  const agreed = first.filter(
    ({ data, verdict }) =>
      typeof verdict === 'boolean' &&
      others.every((other) => other.some((one) => one.data === data && one.verdict === verdict)),
  );
  const isNew = new Set(agreed.map(({ data }) => data));
  return [...verdicts.filter(({ data }) => !isNew.has(data)), ...agreed];
}

/** The content of a file of verdicts: sorted, one per line. */
export function fileOf(verdicts: readonly Verdict[]): string {
  const lines = verdicts
    .map(({ commit, path, code, data, verdict }) => ({ path, code, data, verdict, commit }))
    .map((entry) => `  ${JSON.stringify(entry)}`)
    .sort();
  return `[\n${lines.join(',\n')}\n]\n`;
}
