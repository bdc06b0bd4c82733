import { expect, test } from 'vitest';
import { isDebian } from '../../../../scripts/setup/debian.ts';

test.each([
  ['Debian', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', true],
  ['Ubuntu', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', true],
  ['Mint', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', true],
  ['Fedora', 'NAME="Fedora Linux"\nID=fedora\n', false],
  ['Alpine', 'ID=alpine\nBUG_REPORT_URL="https://bugs.example/debian"\n', false],
  ['no file', '', false],
])('%s', (_, osRelease, expected) => {
  expect(isDebian(osRelease)).toBe(expected);
});
