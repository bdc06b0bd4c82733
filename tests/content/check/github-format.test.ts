import { expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import { github } from '../../../scripts/check/formats/github.ts';
import { human } from '../../../scripts/check/formats/human.ts';
import { cutAtLine, shorten } from '../../../scripts/check/formats/shorten.ts';
import { finding, hostile, report } from './report.ts';

/** The commands that GitHub would execute: those after the list. */
function commandsOf(findings: Finding[], more: Partial<ReturnType<typeof report>> = {}): string[] {
  const lines = github({ ...report(findings), ...more }).split('\n');
  const token = lines[0]?.replace('::stop-commands::', '') ?? '';
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  return lines.slice(lines.indexOf(`::${token}::`) + 1).filter(Boolean);
}

test('the whole list, and an annotation for each finding', () => {
  const findings: Finding[] = [finding, { ...finding, level: 'warning', line: 3 }];
  expect(github(report(findings))).toContain(human(report(findings)));
  const rest = `title=keys::${finding.message} → ${finding.fix}`;
  expect(commandsOf(findings)).toEqual([
    `::error file=content/nl/about.mdx,line=2,col=8,${rest}`,
    `::warning file=content/nl/about.mdx,line=3,col=8,${rest}`,
  ]);
});

test('content cannot give commands', () => {
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

test('of more than ten of a level, the tenth says how many there are and where', () => {
  expect(commandsOf(many(10)).filter((command) => command.includes('more'))).toEqual([]);
  const commands = commandsOf([...many(25), ...many(11, { level: 'warning' })]);
  expect(commands).toHaveLength(20);
  expect(commands[9]).toMatch(/^::error title=translations::16 more errors: the whole list is in/);
  expect(commands[19]).toMatch(/^::warning title=translations::2 more warnings: /);
});

test('touched files first', () => {
  const at = (path: string, line: number): Finding => ({ ...finding, path, line });
  const findings = [at('a', 1), at('a', 2), at('b', 1), at('c', 1), at('c', 2)];
  const commands = commandsOf(findings, { touched: new Set(['c']) });
  const places = commands.map((line) => /file=(\w),line=(\d)/.exec(line)?.slice(1).join(''));
  expect(places.join(' ')).toBe('c1 c2 a1 a2 b1');
});

test('a huge text is cut', () => {
  const [command = ''] = commandsOf([{ ...finding, message: 'x'.repeat(1_000_000), fix: 'y' }]);
  expect(command.length).toBeLessThan(4200);
  expect(command).toMatch(/x… → y$/);
});

test('a text is never cut within a character, a long report at a whole line, with a note', () => {
  expect([shorten('ab😀', 3), shorten('ab😀', 4)]).toEqual(['ab…', 'ab😀']);
  const text = 'ümlaut\n'.repeat(100);
  const cut = cutAtLine(text, 200, 'There is more.');
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(200);
  expect(cut).toMatch(/^(ümlaut\n)+\nThere is more\.\n$/);
});
