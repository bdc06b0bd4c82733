import { importTool } from './tools.ts';

/** What is said of a site by the rules of Mozilla's HTTP Observatory. */
export interface Observation {
  /** Points of 100, bonus included, without the rules in `onlyInPublic`. */
  readonly score: number;
  /** The grade of that score: A+ from 100 on. */
  readonly grade: string;
  /** Rules that are broken, in words. */
  readonly broken: readonly string[];
  /** Points that single rules add or take, none left out. */
  readonly points: { readonly [rule: string]: number };
}

/** What no server on this computer can do: answer over HTTPS by a certificate that browsers trust. */
const onlyInPublic = new Set(['redirection', 'strict-transport-security']);

interface Scan {
  tests: {
    [rule: string]: {
      pass: boolean;
      result: string;
      scoreModifier: number;
      scoreDescription?: string;
      expectation: string;
    };
  };
}

/**
 * Examines a running site by the rules of Mozilla's HTTP Observatory, on this computer.
 *
 * The score is counted as the Observatory does (bonus only from 90 points on), over the rules that a server
 * without a public address can follow.
 */
export async function observe(address: string): Promise<Observation> {
  const { scan } = await importTool<{ scan: (host: string) => Promise<Scan> }>(
    '@mdn/mdn-http-observatory/src/scanner/index.js',
  );
  const { getGradeForScore } = await importTool<{
    getGradeForScore: (score: number) => { score: number; grade: string };
  }>('@mdn/mdn-http-observatory/src/grader/grader.js');
  const { tests } = await withoutStyleErrors(() => scan(new URL(address).host));
  const rules = Object.entries(tests).filter(([name]) => !onlyInPublic.has(name));
  const modifiers = rules.map(([, { scoreModifier }]) => scoreModifier ?? 0);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const losses = sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(100 + (losses >= -10 ? sum(modifiers) : losses));
  return {
    score,
    grade,
    broken: rules
      .filter(([, { pass }]) => !pass)
      .map(([name, { result, scoreModifier }]) => `${name}: ${result} (${scoreModifier})`),
    points: Object.fromEntries(
      Object.entries(tests).map(([name, { scoreModifier }]) => [name, scoreModifier ?? 0]),
    ),
  };
}

/** The Observatory's parser of HTML prints each sheet that it cannot read, whole; no rule looks at styles. */
async function withoutStyleErrors<T>(work: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).includes('Could not parse CSS stylesheet')) error(...words);
  };
  try {
    return await work();
  } finally {
    console.error = error;
  }
}
