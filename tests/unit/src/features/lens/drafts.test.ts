import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../../../src/features/lens/drafts.ts';

const text = { file: 'nl/a.mdx', id: 'hero.lead' };

function storageOf(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** Goes to a tab; `undefined`: to a new one. */
const goTo = (tab = storageOf()) => {
  vi.stubGlobal('sessionStorage', tab);
  return tab;
};

beforeEach(() => vi.stubGlobal('localStorage', storageOf()));

test('a new tab has what was typed; two tabs that type the same text keep their own words', () => {
  const first = goTo();
  writeDraft(text, { value: 'one', was: 'old' });
  const second = goTo();
  // As after a crash of the browser.
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
