import project from '../../../check.config.ts';
import { targetLanguages } from '../../../schema/languages.ts';
import type { LanguageCoverage } from '../../../scripts/check/coverage/coverage.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import type { Report } from '../../../scripts/check/formats/report.ts';

/** An error with a fix. */
export const finding: Finding = {
  path: 'content/nl/about.mdx',
  line: 2,
  column: 8,
  level: 'error',
  rule: 'keys',
  code: 'wrong-kind',
  data: { where: 'title', expected: 'text', found: 'the number 2024' },
  message: '“title”: expected text, found the number 2024.',
  fix: 'put the value in double quotes: "2024".',
};

/** Returns a report without languages, which a test may add. */
export const report = (findings: Finding[], texts: { [path: string]: string } = {}): Report => ({
  findings,
  files: 12,
  texts: new Map(Object.entries(texts)),
  project,
  coverage: [],
  localeOf: (path) => path.split('/')[1],
});

/** Returns the coverage of a language by numbers of words, each its own unit. */
export function coverage(code: string, done: number, required = done, stale = 0): LanguageCoverage {
  const language = targetLanguages.find((other) => other.code === code);
  if (!language) throw new Error(`There is no language ${code}.`);
  const amount = (words: number) => ({ units: words, words });
  const amounts = {
    required: amount(required),
    done: amount(done),
    open: amount(required - done),
    stale: amount(stale),
  };
  const state = done === 0 ? 'missing' : done < required ? 'incomplete' : stale > 0 ? 'stale' : 'translated';
  const path = `content/${code}/about.mdx`;
  const file = { name: 'about', path, source: 'content/en/about.mdx', state } as const;
  return { language, ...amounts, files: [{ language, ...file, units: [], ...amounts }] };
}

/** The code host that reports link to. */
export const repository = { url: 'https://github.example/hulma/website', ref: 'abc123', branch: 'main' };

/** Content that tries to break out of a report: commands, markup, terminal and direction controls. */
export const hostile =
  '::error file=x::y%0A##[error]z\r\n::set-output name=a::b <script>alert(1)</script></style>" onload="x" ' +
  '\u001b[2J\u202e | `a` [b](javascript:c) @octocat https://evil.example <!-- ]]> --> &lt;';
