import { expect, inject, test } from 'vitest';
import { locales } from '../../schema/languages.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { contextOf } from '../../scripts/check/context.ts';
import { forgetful } from '../../scripts/check/memo.ts';
import { readGraph } from '../../scripts/content/graph.ts';
import { realContent } from '../content/fixture.ts';

/** Rule `links` knows the places of a page from its content; the page has to have them. */
test('every place that a link may lead to is there, in every language', async () => {
  const { anchors } = contextOf(readGraph(realContent), forgetful);
  const missing: string[] = [];
  for (const [key, ids] of anchors) {
    for (const locale of locales) {
      const path = localizedPath(key, locale);
      const html = await (await fetch(inject('sites').site + path)).text();
      missing.push(...ids.filter((id) => !html.includes(` id="${id}"`)).map((id) => `${path}#${id}`));
    }
  }
  expect(missing).toEqual([]);
  expect([...anchors.values()].flat().length).toBeGreaterThan(50);
});
