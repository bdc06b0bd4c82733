import { expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import { github } from '../../../scripts/check/formats/github.ts';
import { html } from '../../../scripts/check/formats/html.ts';
import { human, lineAround } from '../../../scripts/check/formats/human.ts';
import { json } from '../../../scripts/check/formats/json.ts';
import { markdown } from '../../../scripts/check/formats/markdown.ts';
import { sarif } from '../../../scripts/check/formats/sarif.ts';
import { cutAtLine, shorten } from '../../../scripts/check/formats/shorten.ts';
import { rules } from '../../../scripts/check/rules/catalog.ts';
import { coverage, finding, hostile, report, repository } from './report.ts';

test('human: lists findings by file, each with its line', () => {
  const place = { path: 'content/zh/about.mdx', line: 1, column: 1 };
  const missing: Finding = { ...finding, ...place, level: 'warning', rule: 'file' };
  const texts = { 'content/nl/about.mdx': '---\ntitle: 2024\n---\n' };
  expect(human(report([finding, missing], texts))).toBe(`content/nl/about.mdx
  2:8  error  keys  “title”: expected text, found the number 2024.
      2 | title: 2024
      fix: put the value in double quotes: "2024".
      see: scripts/check/docs/keys.md

content/zh/about.mdx
  1:1  warning  file  “title”: expected text, found the number 2024.
      fix: put the value in double quotes: "2024".
      see: scripts/check/docs/file.md

1 error, 1 warning in 2 files.
`);
});

test('human: uses colors only on request', () => {
  expect(human(report([finding]))).not.toContain('\u001b');
  expect(human(report([finding]), true)).toContain('\u001b[31merror\u001b[0m');
});

test('human: ends with a line for each language, or the location of the first error of many findings', () => {
  const begun = [coverage('nl', 1999, 2000, 450), coverage('zh', 0, 2000)];
  expect(human({ ...report([finding]), coverage: begun })).toContain(`
1 error, 0 warnings in 1 file.

Language  Complete  Words to translate  Stale words  Errors  Warnings
Dutch          99%                   1          450       1         0
Chinese         0%               2,000            0       0         0
`);
  const warnings = Array(10).fill({ ...finding, level: 'warning' });
  expect(human(report([...warnings, finding]))).toMatch(/ in 1 file\. The first error: .*about\.mdx:2\.\n$/);
});

test('human: counts older findings without listing them', () => {
  const old: Finding = { ...finding, level: 'warning', old: true };
  const none = human({ ...report([old, old]), touched: new Set<string>() });
  expect(none).toBe('No new findings in 12 files. 2 older findings do not block.\n');
  const one = human(report([finding, old]));
  expect(one).toMatch(/\n1 error, 0 warnings in 1 file\. 1 older finding does not block\.\n$/);
});

test('human: shows the line of a finding, cut around its column if it is long', () => {
  expect(lineAround('\ta', 1, 2)).toEqual(['1 |  a']);
  const [line = ''] = lineAround(`${'a'.repeat(300)}X${'b'.repeat(300)}`, 1, 301);
  expect(line.length).toBeLessThan(110);
  expect(line).toMatch(/^1 \| …a+Xb+…$/);
  expect(lineAround('', 9, 1)).toEqual([]);
});

test('json: writes an array of findings with exactly these properties', () => {
  const text = json(report([{ ...finding, extra: true } as Finding]));
  expect(text.replace(/\s/g, '')).toBe(JSON.stringify([finding]).replace(/\s/g, ''));
  expect(json(report([]))).toBe('[]\n');
});

/** Returns the commands that GitHub would execute: those after the list. */
function commandsOf(findings: Finding[], more: Partial<ReturnType<typeof report>> = {}): string[] {
  const lines = github({ ...report(findings), ...more }).split('\n');
  const token = lines[0]?.replace('::stop-commands::', '') ?? '';
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  return lines.slice(lines.indexOf(`::${token}::`) + 1).filter(Boolean);
}

test('github: prints the whole list, and an annotation for each finding', () => {
  const findings: Finding[] = [finding, { ...finding, level: 'warning', line: 3 }];
  expect(github(report(findings))).toContain(human(report(findings)));
  const rest = `title=keys::${finding.message} → ${finding.fix}`;
  expect(commandsOf(findings)).toEqual([
    `::error file=content/nl/about.mdx,line=2,col=8,${rest}`,
    `::warning file=content/nl/about.mdx,line=3,col=8,${rest}`,
  ]);
});

test('github: keeps content from giving commands', () => {
  const path = 'content/nl/a,b:c%\n::error::d.mdx';
  const commands = commandsOf([{ ...finding, path, message: hostile, fix: hostile }]);
  const said = ',line=2,col=8,title=keys::::error file=x::y%250A##[error]z  ::set-output';
  const command = `::error file=content/nl/a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ad.mdx${said}`;
  expect(commands).toEqual([expect.stringContaining(command)]);
  const whole = github(report([{ ...finding, path, message: hostile }]));
  const [first = '', ...rest] = whole.split('\n');
  expect(rest.filter((line) => line === `::${first.slice('::stop-commands::'.length)}::`)).toHaveLength(1);
});

const many = (count: number, more: Partial<Finding> = {}) =>
  Array.from({ length: count }, (_, index): Finding => ({ ...finding, line: index + 1, ...more }));

test('github: replaces the tenth of more than ten annotations of a level with a count', () => {
  expect(commandsOf(many(10)).filter((command) => command.includes('more'))).toEqual([]);
  const commands = commandsOf([...many(25), ...many(11, { level: 'warning' })]);
  expect(commands).toHaveLength(20);
  expect(commands[9]).toMatch(/^::error title=translations::16 more errors: the whole list is in/);
  expect(commands[19]).toMatch(/^::warning title=translations::2 more warnings: /);
});

test('reports a source change once if it makes three languages stale, twice for two', () => {
  const stale = (code: string): Finding => {
    const data = { at: 'content/en/about.mdx:2:8', change: '[-a-]{+b+}' };
    return { ...finding, path: `content/${code}/about.mdx`, rule: 'stale', level: 'warning', data };
  };
  const [nl, fr, zh] = ['nl', 'fr', 'zh'].map(stale) as [Finding, Finding, Finding];
  expect(commandsOf([nl, fr])).toHaveLength(2);
  const said = expect.stringContaining('The same is true of content/fr/about.mdx and ');
  expect(commandsOf([nl, fr, zh])).toEqual([said]);
  const other = { ...nl, line: 90, data: { ...nl.data, change: '[-a-]{+c+}' } };
  expect(human(report([nl, fr, zh, other])).match(/warning {2}stale/g)).toHaveLength(2);
  const inOrder = human(report([nl, other, { ...other, path: fr.path, line: 1 }, fr]));
  expect(inOrder.match(/^ {2}\d+/gm)?.join()).toBe(`  ${nl.line},  90,  1,  ${fr.line}`);
});

test('github: annotates touched files first', () => {
  const at = (path: string, line: number): Finding => ({ ...finding, path, line });
  const findings = [at('a', 1), at('a', 2), at('b', 1), at('c', 1), at('c', 2)];
  const commands = commandsOf(findings, { touched: new Set(['c']) });
  const places = commands.map((line) => /file=(\w),line=(\d)/.exec(line)?.slice(1).join(''));
  expect(places.join(' ')).toBe('c1 c2 a1 a2 b1');
});

test('cuts text between characters, and a long report at a whole line, with a note', () => {
  expect([shorten('ab😀', 3), shorten('ab😀', 4)]).toEqual(['ab…', 'ab😀']);
  const text = 'ümlaut\n'.repeat(100);
  const cut = cutAtLine(text, 200, 'There is more.');
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(200);
  expect(cut).toMatch(/^(ümlaut\n)+\nThere is more\.\n$/);
});

test('markdown: has a table of languages, and findings with links', () => {
  const text = markdown({
    ...report([finding, { ...finding, path: 'content/zh/über uns.mdx', level: 'warning', rule: 'file' }]),
    coverage: [coverage('nl', 90, 100, 10), coverage('zh', 100)],
    repository,
  });
  const url = 'https://github.example/hulma/website/blob';
  const rule = `**error** [keys](${url}/main/scripts/check/docs/keys.md)`;
  const line =
    '“title”: expected text, found the number 2024\\.\n  → put the value in double quotes: "2024"\\.\n';
  for (const said of [
    '## Translations\n\n1 error, 1 warning in 2 files\\.\n\n| Language | Complete |',
    '\n| Dutch | 90% | 10 | 10 | 1 | 0 |\n| Chinese | 100% | 0 | 0 | 0 | 1 |\n\n',
    '\n### content/nl/about\\.mdx (1 error)\n\n- [2:8](',
    `(${url}/abc123/content/nl/about.mdx?plain=1#L2) ${rule}: ${line}`,
    `(${url}/abc123/content/zh/%C3%BCber%20uns.mdx?plain=1#L2) **warning** [file](`,
  ])
    expect(text).toContain(said);
});

const full = {
  ...report([finding, { ...finding, level: 'warning', old: true, path: 'content/zh/about.mdx' }]),
  coverage: [coverage('nl', 90, 100, 10), coverage('zh', 0, 100)],
  repository,
};

test('html: shows languages, the state of each file and findings, with links to read and edit', () => {
  const page = html(full);
  const url = 'https://github.example/hulma/website';
  const rule = `<strong>error</strong> <a href="${url}/blob/main/scripts/check/docs/keys.md">keys</a>`;
  for (const said of [
    `UTC from <a href="${url}">abc123</a>, 12 files.`,
    '<p>Dutch</p></th><td><p>90%</p></td><td><p>10</p></td><td><p>10</p></td><td><p>1</p></td>',
    `<td><p><span class="incomplete"><a href="${url}/edit/main/content/nl/about.mdx">◐ incomplete, 90%</a></span><br>1 error</p></td>`,
    '<td><p><span class="missing">○ missing</span></p></td>',
    `<li><a href="${url}/blob/abc123/content/nl/about.mdx?plain=1#L2">2:8</a> ${rule}: “title”: expected`,
    '<details><summary>Older findings, which do not block</summary>\n<h3>content/zh/about.mdx (1 warning)',
  ])
    expect(page).toContain(said);
});

test('html: has no table of files if only those of a change were read, and no links without a repository', () => {
  expect(html({ ...full, coverage: [] })).not.toContain('<h2>Files</h2>');
  expect(html(full)).toContain('<h2>Files</h2>');
  const { repository: _, ...own } = full;
  expect(html(own)).not.toContain('href');
});

test('html: loads nothing, and its policy enforces that', () => {
  const page = html(full);
  expect(page).toContain(`"Content-Security-Policy" content="default-src 'none'; style-src 'sha256-`);
  expect(page).not.toMatch(/\s(?:src|style|on\w+)=|<link|@import|url\(/);
});

// The names and their nesting follow the OASIS schema, sarif-schema-2.1.0.json.
test('sarif: logs a finding with its rule and location', () => {
  const log = JSON.parse(sarif({ ...report([finding]), repository }));
  const artifactLocation = { uri: 'content/nl/about.mdx', uriBaseId: '%SRCROOT%' };
  const rule = {
    id: 'keys',
    shortDescription: { text: rules.keys.title },
    fullDescription: { text: rules.keys.why },
    helpUri: 'https://github.example/hulma/website/blob/main/scripts/check/docs/keys.md',
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

test('sarif: keeps fingerprints when lines move, and gives identical findings different ones', () => {
  type Result = { partialFingerprints: { [name: string]: string } };
  const prints = (...findings: Finding[]): string[] =>
    JSON.parse(sarif(report(findings))).runs[0].results.flatMap((result: Result) =>
      Object.values(result.partialFingerprints),
    );
  const at = (place: string) => ({ ...finding.data, at: `content/en/about.mdx:${place}` });
  const before = { ...finding, data: at('8:3') };
  expect(prints({ ...before, line: 90, data: at('12:1') })).toEqual(prints(before));
  expect(new Set(prints(finding, finding, { ...finding, rule: 'links' })).size).toBe(3);
});

test('sarif: encodes paths from the root of the repository, and marks older findings', () => {
  const old: Finding = { ...finding, path: `content/nl/${hostile}`, old: true };
  const [result] = JSON.parse(sarif({ ...report([old]), folder: 'docs' })).runs[0].results;
  const { uri } = result.locations[0].physicalLocation.artifactLocation;
  expect(uri).toMatch(/^docs\/content\/nl\/[\w%.!~*'()/-]+$/);
  expect(result.baselineState).toBe('unchanged');
});
