import { expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import type { Report } from '../../../scripts/check/formats/report.ts';
import { sarif } from '../../../scripts/check/formats/sarif.ts';
import { type Rule, rules } from '../../../scripts/check/rules/catalog.ts';
import { finding, hostile, report, repository } from './report.ts';

/** The only run of the log. */
const runOf = (whole: Report) => JSON.parse(sarif(whole)).runs[0];

// The names and their nesting are those of the OASIS schema, sarif-schema-2.1.0.json.
test('the whole log, of a finding with its rule and place', () => {
  const log = JSON.parse(sarif({ ...report([finding]), repository }));
  const artifactLocation = { uri: 'content/nl/about.mdx', uriBaseId: '%SRCROOT%' };
  const rule = {
    id: 'keys',
    shortDescription: { text: rules.keys.title },
    fullDescription: { text: rules.keys.why },
    helpUri: 'https://github.example/hulma/website/blob/main/docs/rules/keys.md',
    help: { text: rules.keys.fix },
  };
  const result = {
    ruleId: 'keys',
    ruleIndex: 0,
    level: 'error',
    message: { text: `${finding.message} → ${finding.fix}` },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine: 2, startColumn: 8 } } }],
    partialFingerprints: { 'finding/v1': expect.stringMatching(/^[0-9a-f]{32}$/) },
  };
  const { url } = repository;
  const run = {
    tool: { driver: { name: 'Hulma translation check', informationUri: url, rules: [rule] } },
    automationDetails: { id: 'translations/' },
    columnKind: 'utf16CodeUnits',
    results: [result],
  };
  const $schema = expect.stringMatching(/^https:.*sarif-schema-2\.1\.0\.json$/);
  expect(log).toEqual({ $schema, version: '2.1.0', runs: [run] });
});

test('each rule can be described, and no findings are a log without results', () => {
  const names = Object.keys(rules) as Rule[];
  const run = runOf(report(names.map((rule) => ({ ...finding, rule }))));
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(names);
  // In most projects there are no such commands and languages.
  expect(JSON.stringify(run.tool)).not.toMatch(/`(?:new|diff|accept) |\bnl\b/);
  expect(runOf(report([])).results).toEqual([]);
});

test('fingerprints stay when lines move, and differ between findings, also two that say the same', () => {
  type Result = { partialFingerprints: { [name: string]: string } };
  const prints = (...findings: Finding[]): string[] =>
    runOf(report(findings)).results.flatMap((result: Result) => Object.values(result.partialFingerprints));
  const at = (place: string) => ({ ...finding.data, at: `content/en/about.mdx:${place}` });
  const before = { ...finding, data: at('8:3') };
  expect(prints({ ...before, line: 90, data: at('12:1') })).toEqual(prints(before));
  expect(new Set(prints(finding, finding, { ...finding, rule: 'links' })).size).toBe(3);
});

test('the path of a file is an address', () => {
  const [{ locations }] = runOf(report([{ ...finding, path: `content/nl/${hostile}` }])).results;
  expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/^content\/nl\/[\w%.!~*'()/-]+$/);
});
