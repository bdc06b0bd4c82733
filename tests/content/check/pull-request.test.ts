import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../../scripts/check/finding.ts';
import { edit } from '../fixture.ts';
import { sampleTree, translatedTo } from '../sample.ts';
import { commit, repositoryOf, shallowClone, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/* A change to English and its translation: in a translator's clone with the history, and in a shallow one, as in CI. */

const sample = sampleTree();

const english = edit(
  edit(sample, 'en/guide.mdx', 'Text en.', 'Text en, and one sentence more.'),
  'en/common.json',
  '"skip en"',
  '"skip to the text"',
);

/** The findings of the check, which exits without errors. */
function findingsIn(project: string): Finding[] {
  const { exitCode, output } = runIn(project, ['--format', 'json']);
  expect(exitCode).toBe(0);
  return JSON.parse(output);
}

const places = (findings: readonly Finding[]): string[] =>
  findings.map(({ path, rule }) => `${path} ${rule}`);

const stale = (...locales: string[]): string[] =>
  locales.flatMap((locale) => [`content/${locale}/common.json stale`, `content/${locale}/guide.mdx stale`]);

const read = (project: string, path: string): string => readFileSync(join(project, 'content', path), 'utf8');

// Each run reads the whole content, as in CI.
const time = { timeout: 120_000 };

test('the same in a shallow clone, by somebody in a web editor', time, () => {
  const origin = repositoryOf(sample);
  writeContent(origin, english);
  commit(origin, 'English: one sentence more');
  const clone = shallowClone(origin);
  const findings = findingsIn(clone);
  expect(places(findings)).toEqual(stale(...translatedTo));
  expect(runIn(clone, ['diff', 'nl/guide']).output).toContain('  Text en, and one sentence more.\n');

  // The message says which digits to replace, for translators without a terminal.
  for (const { path, fix } of findings.filter((finding) => finding.path.startsWith('content/nl/'))) {
    const [, part = '', record] =
      /write checked in place of the digits below “([^”]+)” (?:under “source”|in content\/(\S+)) \(line \d+\)/.exec(
        fix,
      ) ?? [];
    const file = record ?? path.slice('content/'.length);
    const digits = new RegExp(`(${part}"?:\\s*)"\\w+"`);
    const text = read(clone, file);
    expect(text).toMatch(digits);
    writeContent(clone, { [file]: text.replace(digits, '$1"checked"') });
  }
  writeContent(clone, {
    'nl/guide.mdx': read(clone, 'nl/guide.mdx').replace('Text nl.', 'Text nl, en nog een zin.'),
    'nl/common.json': read(clone, 'nl/common.json').replace('"skip nl"', '"naar de tekst"'),
  });
  expect(places(findingsIn(clone))).toEqual(stale(...translatedTo.filter((code) => code !== 'nl')));
});
