import { expect, test } from 'vitest';
import { sourceLocale } from '../../schema/languages.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { contentOf } from '../../scripts/content/graph.ts';
import { realGraph } from './real-graph.ts';

const { pages } = realGraph;

function contentOfPage<Key extends 'index' | 'pricing' | 'process'>(key: Key): ScreenContent<Key> {
  const page = pages.get(key);
  if (!page) throw new Error(`There is no page ${key}.`);
  return contentOf<Key>(page, sourceLocale).content;
}

test('the home screen states the prices of the pricing screen and the durations of the process screen', () => {
  const { prices, steps } = contentOfPage('index');
  expect(contentOfPage('pricing').plans).toMatchObject(prices);
  const durations = (of: { [step: string]: { duration: unknown } }) =>
    Object.entries(of).map(([step, { duration }]) => [step, duration]);
  expect(durations(steps)).toEqual(durations(contentOfPage('process').steps));
});
