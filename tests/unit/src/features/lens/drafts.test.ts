import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../../../src/features/lens/drafts.ts';

const text = { file: 'nl/a.mdx', id: 'hero.lead' };

function storageOf(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** Switches to a tab, by default a new one. */
const goTo = (tab = storageOf()) => {
  vi.stubGlobal('sessionStorage', tab);
  return tab;
};

beforeEach(() => vi.stubGlobal('localStorage', storageOf()));

test('a new tab has the draft; two tabs that edit the same text keep their own drafts', () => {
  const first = goTo();
  writeDraft(text, { value: 'one', was: 'old' });
  const second = goTo();
  // As after a browser crash.
  expect(readDraft(text)).toEqual({ value: 'one', was: 'old' });
  writeDraft(text, { value: 'two', was: 'old' });
  goTo(first);
  expect(readDraft(text)?.value).toBe('one');
  writeDraft(text, undefined);
  goTo(second);
  expect(readDraft(text)?.value).toBe('two');
  writeDraft(text, undefined);
  expect(readDraft(text)).toBeUndefined();
});
