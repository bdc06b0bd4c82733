import { expect, test } from 'vitest';
import { locales, sourceLocale } from '../../schema/languages.ts';
import { type ScreenData, screenOf, screens } from '../../schema/screens/index.ts';
import { grouped } from '../../scripts/check/core/index.ts';
import { sentencesOf } from '../../scripts/check/rules/untranslated/sentences.ts';
import { proseOf } from '../../scripts/check/text/prose.ts';
import { realGraph } from './real-graph.ts';

/* The rules of docs/copy.md that concern several files at once. */

const { pages } = realGraph;

/** Returns the prose of the screens in a language, with its place. */
const textsIn = (locale: (typeof locales)[number]) =>
  [...pages].flatMap(([key, { files }]) => {
    const file = files.get(locale);
    return file ? proseOf(file, screens[screenOf(key)]).map((prose) => ({ key, ...prose })) : [];
  });

const english = textsIn(sourceLocale);

const dataOf = <Key extends 'index' | 'pricing' | 'process'>(key: Key) =>
  pages.get(key)?.files.get(sourceLocale)?.data?.value as ScreenData<Key>;

/** Fields that repeat wherever the same picture appears, such as its description and how to use it. */
const mayRepeat = /\.(alt|hint|label)$/;

test.each(locales)('no sentence appears on two screens (%s)', (locale) => {
  const sentences = textsIn(locale)
    .filter(({ unit }) => !mayRepeat.test(unit))
    .flatMap(({ key, text }) => sentencesOf(text).map((sentence) => ({ key, said: sentence.text })))
    // Text without a final punctuation mark is a heading, a button or a list item.
    .filter(({ said }) => /[.!?؟。！？]$/.test(said));
  const repeated = [...grouped(sentences, ({ said }) => said).values()].filter(
    (same) => new Set(same.map(({ key }) => key)).size > 1,
  );
  expect(repeated).toEqual([]);
});

test('“Western-managed” appears only in the three places where it matters', () => {
  const found = english.filter(({ text }) => /\bWestern\b/i.test(text));
  expect(found.map(({ key, unit }) => `${key} ${unit}`)).toEqual([
    'about hero.lead',
    'index savings.caption',
    'pricing hero.lead',
  ]);
});

test('the home screen shows the prices of the plans and the durations of the steps', () => {
  const { prices, steps } = dataOf('index');
  expect(dataOf('pricing').plans).toMatchObject(prices);
  const durations = (of: { [step: string]: { duration: unknown } }) =>
    Object.entries(of).map(([step, { duration }]) => [step, duration]);
  expect(durations(steps)).toEqual(durations(dataOf('process').steps));
});

test('every price in a sentence is the price of a plan', () => {
  const { hourly, project, monthly } = dataOf('pricing').plans;
  const prices = [hourly, project, monthly].map(({ amount }) => `$${amount.toLocaleString('en')}`);
  const named = english.flatMap(({ key, text }) =>
    [...text.matchAll(/\$[\d,.]*\d/g)].map(([price]) => ({ key, price })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ price }) => !prices.includes(price))).toEqual([]);
});

test('every duration in a sentence is the duration of its step', () => {
  const { steps } = dataOf('process');
  const durations = Object.values(steps).flatMap(({ duration }) => {
    if (duration === 'varies') return [];
    const { min, max, unit } = duration;
    return min === max ? `${min} ${unit}` : `${min} to ${max} ${unit}s`;
  });
  // The privacy policy has a duration of its own: months of consent have 30 days.
  const screensOfWork = english.filter(({ key }) => key !== 'privacy-policy');
  const named = screensOfWork.flatMap(({ key, text }) =>
    [...text.matchAll(/\b(?:\d+ to )?\d+ (?:day|week)s?\b/g)].map(([duration]) => ({ key, duration })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ duration }) => !durations.includes(duration))).toEqual([]);
});
