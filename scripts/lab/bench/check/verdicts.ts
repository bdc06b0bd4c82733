import { createHash } from 'node:crypto';
import { type Finding, identity } from '../../../check/index.ts';

/** Whether maintainers should change what a finding reports. Stored without any of their text. */
export interface Verdict {
  /** The commit at which it was judged. */
  readonly commit: string;
  readonly path: string;
  readonly code: string;
  /** A hash that identifies the finding; see `hashOf`. */
  readonly data: string;
  readonly verdict: boolean;
}

/** Returns a hash of what a finding reports, regardless of its line. */
export const hashOf = (finding: Finding): string =>
  createHash('sha256').update(identity(finding)).digest('hex').slice(0, 10);

/** Returns the verdict on a finding; `undefined` if nobody judged it. */
export const verdictOn = (finding: Finding, verdicts: readonly Verdict[]): boolean | undefined =>
  verdicts.find(({ data }) => data === hashOf(finding))?.verdict;

/** Formats a finding as one line of JSON, to be judged by setting its `verdict` to true or false. */
export const lineToJudge = (finding: Finding, commit: string): string => {
  const { path, line, level, rule, code, message, fix, data } = finding;
  const key = { commit, path, code, data: hashOf(finding) };
  return JSON.stringify({ verdict: null, line, level, rule, message, fix, details: data, ...key });
};

/**
 * Adds the verdicts of judged lines (`lineToJudge`).
 * @param readings files judged by one or several people; findings on which they disagree are omitted
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

/** Returns the content of a file of verdicts: sorted, one per line. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const lines = verdicts
    .map(({ commit, path, code, data, verdict }) => ({ path, code, data, verdict, commit }))
    .map((entry) => `  ${JSON.stringify(entry)}`)
    .sort();
  return `[\n${lines.join(',\n')}\n]\n`;
}
