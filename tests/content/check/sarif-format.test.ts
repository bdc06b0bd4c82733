import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import { sarif } from '../../../scripts/check/formats/sarif.ts';
import type { Report } from '../../../scripts/check/report.ts';
import { type Rule, rules } from '../../../scripts/check/rules/catalog.ts';
import { changes, finding, hostile, report, repository } from './report.ts';
import { sarifSchema } from './sarif-schema.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);
const fits = ajv.compile(sarifSchema);

/** The log, which has to fit the schema, and its only run. */
function logOf(whole: Report) {
  const log = JSON.parse(sarif(whole));
  expect(fits(log), JSON.stringify(fits.errors)).toBe(true);
  return { log, run: log.runs[0] };
}

test('the schema refuses what is no SARIF', () => {
  expect(fits({ version: '2.1.0' })).toBe(false);
  expect(fits({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x', rules: [{}] } } }] })).toBe(false);
});

test('no findings are a log with an empty list of results', () => {
  const { run } = logOf({ ...report([]), repository });
  expect(run.results).toEqual([]);
  expect(run.columnKind).toBe('utf16CodeUnits');
});

test('a finding with its rule, place and edit', () => {
  const edited: Finding = { ...finding, line: 2, column: 4, edit: { start: 7, end: 8, text: '\u202f?' } };
  const { log, run } = logOf({ ...report([edited], { [finding.path]: 'ab\nxyz ?\n' }), repository });
  expect(log).toEqual({
    $schema: expect.stringContaining('sarif-schema-2.1.0.json'),
    version: '2.1.0',
    runs: [expect.anything()],
  });
  expect(run.tool.driver.rules).toEqual([
    {
      id: 'keys',
      shortDescription: { text: expect.any(String) },
      fullDescription: { text: expect.any(String) },
      helpUri: 'https://github.example/hulma/website/blob/main/docs/rules/keys.md',
      help: { text: expect.any(String) },
    },
  ]);
  expect(run.automationDetails).toEqual({ id: 'translations/' });
  expect(run.results).toEqual([
    {
      ruleId: 'keys',
      ruleIndex: 0,
      level: 'error',
      message: { text: `${finding.message} → ${finding.fix}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/nl/about.mdx', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 4 },
          },
        },
      ],
      partialFingerprints: { 'finding/v1': expect.stringMatching(/^[0-9a-f]{32}$/) },
      fixes: [
        {
          description: { text: finding.fix },
          artifactChanges: [
            {
              artifactLocation: { uri: 'content/nl/about.mdx', uriBaseId: '%SRCROOT%' },
              replacements: [
                {
                  deletedRegion: { startLine: 2, startColumn: 5, endLine: 2, endColumn: 6 },
                  insertedContent: { text: '\u202f?' },
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('each rule can be described', () => {
  const names = Object.keys(rules) as Rule[];
  const { run } = logOf({ ...report(names.map((rule) => ({ ...finding, rule }))), repository });
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(names);
});

describe('fingerprints', () => {
  const prints = (findings: Finding[]): string[] =>
    logOf(report(findings)).run.results.map(
      (result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0],
    );

  test('stay when lines move, in this file or in the English one', () => {
    const before = { ...finding, data: { ...finding.data, at: 'content/en/about.mdx:8:3' } };
    const after = { ...before, line: 90, data: { ...finding.data, at: 'content/en/about.mdx:12:1' } };
    expect(prints([after])).toEqual(prints([before]));
  });

  test('differ between findings, also between two that say the same', () => {
    expect(new Set(prints([finding, finding, { ...finding, rule: 'links' }])).size).toBe(3);
  });
});

test('with a base, each result says whether it is new', () => {
  const { run } = logOf({ ...report([finding, { ...finding, old: true }]), changes });
  expect(run.results.map((result: { baselineState: string }) => result.baselineState)).toEqual([
    'new',
    'unchanged',
  ]);
});

test('content is text', () => {
  const { run } = logOf({
    ...report([{ ...finding, path: `content/nl/${hostile}`, message: hostile, fix: hostile }]),
    repository,
  });
  const [{ message, locations }] = run.results;
  for (const sign of ['\u001b', '\u202e', '[b](']) expect(message.text).not.toContain(sign);
  expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/^content\/nl\/[\w%.!~*'()/-]+$/);
});
