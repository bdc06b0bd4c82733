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

test('two tabs that type the same text do not lose the words of each other', () => {
  const first = goTo();
  writeDraft(text, { value: 'one', was: null });
  const second = goTo();
  writeDraft(text, { value: 'two', was: null });
  goTo(first);
  expect(readDraft(text)?.value).toBe('one');
  writeDraft(text, undefined);
  goTo(second);
  expect(readDraft(text)?.value).toBe('two');
  writeDraft(text, undefined);
  expect(readDraft(text)).toBeUndefined();
});

test('what was typed before a crash of the browser is there in a new tab', () => {
  goTo();
  writeDraft(text, { value: 'one', was: 'old' });
  goTo();
  expect(readDraft(text)).toEqual({ value: 'one', was: 'old' });
});
