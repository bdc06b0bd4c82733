import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutStyleElement } from '../../../../scripts/site/sonner.ts';

const file = new URL('../../../../node_modules/sonner/dist/index.mjs', import.meta.url);
const installed = readFileSync(file, 'utf8');

test('the installed sonner no longer adds a style element, and swipes at 20 pixels', () => {
  const changed = withoutStyleElement(installed);
  expect(changed).not.toContain('[data-sonner-toaster][dir=ltr]');
  expect(changed).toContain('const SWIPE_THRESHOLD = 20;');
  expect(changed.split('\n')).toHaveLength(installed.split('\n').length);
});

test('the constants that sonner does not take as options are those of the specification', () => {
  expect(installed).toContain('const TOAST_WIDTH = 356;');
});

test.each([
  ['no call', installed.replace(/^__insertCSS\(/m, 'insertStyles(')],
  ['no threshold', installed.replace('SWIPE_THRESHOLD = 45', 'SWIPE = 45')],
])('%s ends the build', (_, code) => {
  expect(() => withoutStyleElement(code)).toThrow(/sonner has no/);
});
