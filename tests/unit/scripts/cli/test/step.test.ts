import { expect, test } from 'vitest';
import { runStep, summary } from '../../../../../scripts/cli/test/step.ts';

test('a step prints its name and its result', async () => {
  const lines: string[] = [];
  const result = await runStep(
    'types',
    async () => ({ passed: 1, failed: 0 }),
    (line) => lines.push(line),
  );
  expect(result).toMatchObject({ name: 'types', passed: 1, failed: 0 });
  expect(lines).toEqual([
    '\n=== types ===',
    expect.stringMatching(/^--- types: 1 passed, 0 failed \(\d+\.\d s\)$/),
  ]);
});

test('a step that throws fails, and its message is shown', async () => {
  const lines: string[] = [];
  const failing = () => Promise.reject(new Error('No Chromium was found.'));
  const result = await runStep('browser', failing, (line) => lines.push(line));
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(lines).toContain('No Chromium was found.');
});

test('the last line of the summary has the totals only', () => {
  const text = summary([
    { name: 'types', passed: 1, failed: 0, seconds: 2 },
    { name: 'tests', passed: 40, failed: 2, seconds: 10 },
  ]);
  expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
});
