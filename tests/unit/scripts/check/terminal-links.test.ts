import { expect, test } from 'vitest';
import { showsLinks } from '../../../../scripts/check/terminal-links.ts';

test.each([
  [{}, false],
  [{ TERM_PROGRAM: 'vscode' }, true],
  [{ TERM: 'xterm-kitty' }, true],
  [{ VTE_VERSION: '6003' }, true],
  [{ VTE_VERSION: '4002' }, false],
  [{ TERM_PROGRAM: 'vscode', TMUX: '/tmp/tmux' }, false],
  [{ TERM_PROGRAM: 'vscode', CI: 'true' }, false],
  [{ CI: 'true', FORCE_HYPERLINK: '1' }, true],
  [{ TERM_PROGRAM: 'vscode', FORCE_HYPERLINK: '0' }, false],
])('%j', (environment, expected) => {
  expect(showsLinks(environment)).toBe(expected);
});
