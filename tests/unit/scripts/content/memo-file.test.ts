import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemo } from '../../../../scripts/content/memo-file.ts';
import { temporaryFolder } from '../../../content/fixture.ts';

/** Opens the memo of a folder, looks up each key, and returns those it had to compute. */
function ask(file: string, version: string, ...keys: string[]): string[] {
  const computed: string[] = [];
  const memo = openMemo(file, version);
  for (const key of keys) expect(memo.remember(key, () => [computed.push(key), key].slice(1))).toEqual([key]);
  memo.save();
  return computed;
}

test('keeps a result until a run no longer uses it', () => {
  const file = join(temporaryFolder({}), 'deep', 'memo.json');
  expect(ask(file, '1', 'a', 'b', 'a')).toEqual(['a', 'b']);
  expect(ask(file, '1', 'b', 'c')).toEqual(['c']);
  expect(ask(file, '1', 'a')).toEqual(['a']);
  // A run that looks up nothing, such as a command beside the check, keeps all entries.
  expect(ask(file, '1')).toEqual([]);
  expect(ask(file, '1', 'a')).toEqual([]);
});

test('ignores results of another version, and invalid files', () => {
  const file = join(temporaryFolder({}), 'memo.json');
  ask(file, '1', 'a');
  expect(ask(file, '2', 'a')).toEqual(['a']);
  for (const damage of ['', '{', 'null', '[]', '{"version":"2"}', '{"version":"2","results":7}']) {
    writeFileSync(file, damage);
    expect(ask(file, '2', 'a'), damage).toEqual(['a']);
  }
  expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe('2');
});

test('works without write access, but recomputes results', () => {
  const folder = temporaryFolder({ file: 'x' });
  const file = join(folder, 'file', 'memo.json');
  expect(ask(file, '1', 'a')).toEqual(['a']);
  expect(existsSync(file)).toBe(false);
});
