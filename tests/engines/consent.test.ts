import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/content/root.ts';
import { hasChosen, type Visitor, visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();
const day = 24 * 60 * 60 * 1000;

const wordsOf = (locale: string): { [name: string]: string } =>
  JSON.parse(readFileSync(`${root}/content/${locale}/common.json`, 'utf8')).consent;

const languages = [
  { path: '/process', words: wordsOf('en') },
  { path: '/ar/process', words: wordsOf('ar') },
];

const preferences = async (visitor: Visitor) =>
  JSON.parse((await visitor.stored('cookie-preferences')) ?? 'null');

/** The signals for the analytics tag, as analytics and marketing. */
const signals = (visitor: Visitor) =>
  visitor.run(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((call) => Array.from(call))
      .filter(([, kind]) => kind === 'update')
      .map(([, , signal]) => {
        const { analytics_storage, ad_storage } = signal as { [name: string]: string };
        return [analytics_storage, ad_storage];
      }),
  );

describe.each(languages)('the banner on $path', ({ path, words }) => {
  test.each([
    { name: 'accept', analytics: true, marketing: true, signal: ['granted', 'granted'] },
    { name: 'essential', analytics: false, marketing: false, signal: ['denied', 'denied'] },
  ])('$name stores the choice, closes, says so, and holds after a reload', async (choice) => {
    const visitor = await visit(path);
    const before = Date.now();
    await visitor.click('.consent-banner button', words[choice.name]);
    await visitor.misses('.consent-banner');
    const { name: _, signal, ...chosen } = choice;
    expect(await preferences(visitor)).toEqual({ essential: true, ...chosen });
    const date = (await visitor.stored('cookie-consent-date')) ?? '';
    expect(new Date(date).toISOString()).toBe(date);
    expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    await visitor.until(
      'the announcer says so',
      (text) => document.getElementById('announcer')?.textContent === text,
      words.saved,
    );
    await visitor.sees('[data-sonner-toast]');
    await expect.poll(() => signals(visitor)).toEqual([signal]);
    await visitor.reload();
    await expect.poll(() => signals(visitor)).toEqual([signal]);
    expect(await visitor.run(() => document.querySelector('.consent-banner'))).toBeNull();
    expect(await visitor.problems()).toEqual([]);
  });

  test('a selection of the settings is stored as it is ticked', async () => {
    const visitor = await visit(path);
    await visitor.click('.consent-banner button', words.customize);
    await visitor.click('.consent-settings input[name=marketing]');
    await visitor.click('.consent-settings button', words.save);
    await visitor.misses('.consent-settings');
    await visitor.misses('.consent-banner');
    expect(await preferences(visitor)).toEqual({ essential: true, analytics: false, marketing: true });
    await expect.poll(() => signals(visitor)).toEqual([['denied', 'granted']]);
    expect(await visitor.problems()).toEqual([]);
  });

  test('hiding only hides, until the next document', async () => {
    const visitor = await visit(path);
    await visitor.click('.consent-banner button', words.hide);
    await visitor.misses('.consent-banner');
    expect(await preferences(visitor)).toBeNull();
    await visitor.reload();
    await visitor.sees('.consent-banner');
  });
});

describe('a choice that is stored', () => {
  test.each([
    { age: 359 * day, isAsked: false },
    { age: 360 * day, isAsked: true },
  ])('$age ms ago: asked again: $isAsked', async ({ age, isAsked }) => {
    const visitor = await visit('/', {
      stored: { ...hasChosen(), 'cookie-consent-date': new Date(Date.now() - age).toISOString() },
    });
    if (isAsked) await visitor.sees('.consent-banner');
    else await expect.poll(() => signals(visitor)).toEqual([['denied', 'denied']]);
    expect(await visitor.run(() => document.querySelector('.consent-banner') !== null)).toBe(isAsked);
  });

  test('is no choice when it cannot be read', async () => {
    const visitor = await visit('/ar', {
      stored: { ...hasChosen(), 'cookie-preferences': '{"analytics":tru' },
    });
    await visitor.sees('.consent-banner');
    expect(await visitor.problems()).toEqual([]);
  });
});

test('storage that throws: the choice lasts as long as the document', async () => {
  const words = wordsOf('en');
  const visitor = await visit('/about');
  await visitor.run(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitor.click('.consent-banner button', words.accept);
  await visitor.misses('.consent-banner');
  await visitor.until(
    'the visitor is told',
    (text) => document.getElementById('announcer')?.textContent === text,
    words.unsaved,
  );
  await visitor.click('footer a[href="/pricing"]');
  await visitor.arrives('pricing');
  expect(await visitor.run(() => document.querySelector('.consent-banner'))).toBeNull();
  expect(await visitor.problems()).toEqual([]);
});
