import { expect, test, vi } from 'vitest';
import { lastChanged } from '../../../../scripts/check/core/last-changed.ts';
import { contentSource } from '../../../../scripts/content/source.ts';

vi.mock('../../../../scripts/check/core/last-changed.ts', () => ({
  lastChanged: vi.fn(() => new Map([['en/about.mdx', '2026-01-31']])),
}));

test('the repository is asked for dates when they are wanted, and once for browser and server', () => {
  const source = contentSource('content');
  expect(lastChanged).not.toHaveBeenCalled();
  expect(source.lastChanged().get('en/about.mdx')).toBe('2026-01-31');
  source.reload();
  expect(source.lastChanged().get('en/about.mdx')).toBe('2026-01-31');
  expect(lastChanged).toHaveBeenCalledExactlyOnceWith('content');
});
