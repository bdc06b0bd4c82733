import { expect, onTestFinished, test, vi } from 'vitest';
import { Steps } from '../../../../../scripts/cli/test/steps.ts';

test('a step that throws fails, later ones run, and the last line has the totals', async () => {
  const { exitCode } = process;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    log.mockRestore();
    process.exitCode = exitCode;
  });
  const steps = new Steps();
  await steps.run('browser', () => Promise.reject(new Error('No Chromium was found.')));
  await steps.run('tests', async () => ({ passed: 40, failed: 2 }));
  steps.end();
  const lines = log.mock.calls
    .join('\n')
    .replace(/\d+\.\d s/g, '0.0 s')
    .split('\n');
  expect(lines).toEqual([
    '',
    '=== browser ===',
    'No Chromium was found.',
    '--- browser: 0 passed, 1 failed (0.0 s)',
    '',
    '=== tests ===',
    '--- tests: 40 passed, 2 failed (0.0 s)',
    '',
    'Summary',
    '  browser: 0 passed, 1 failed (0.0 s)',
    '  tests: 40 passed, 2 failed (0.0 s)',
    '',
    '40 passed, 3 failed',
  ]);
  expect(process.exitCode).toBe(1);
});
