import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChanges } from '../../../../../scripts/content/graph.ts';
import { root } from '../../../../../scripts/setup/root.ts';
import { cardOf, fileOfCard } from '../../../../../scripts/site/social/card.ts';
import {
  genericImage,
  outdatedImagesNotice,
  socialImageOf,
} from '../../../../../scripts/site/social/social-image.ts';
import { temporaryFolder } from '../../../../content/fixture.ts';
import { realGraph as graph, pageOf } from '../../../../content/real-graph.ts';

/** Returns the graph with some text of a Dutch page replaced. */
function edited(from: string, to: string) {
  const text = pageOf(graph, 'about').files.get('nl')?.text ?? '';
  expect(text).toContain(from);
  return applyChanges(graph, { 'nl/about.mdx': text.replace(from, to) });
}

test('a page uses its image until its words change, then the wordless one', () => {
  const publicDir = temporaryFolder({ [fileOfCard(cardOf(graph, 'Hulma', 'about', 'nl'))]: '' });
  const image = (current = graph, company = 'Hulma') =>
    socialImageOf(current, company, 'about', 'nl', publicDir);
  expect(image()).toMatchObject({
    path: expect.stringMatching(/^\/social\/nl\/about-[0-9a-f]{8}\.jpg$/),
    width: 1200,
    height: 630,
  });
  const { title } = cardOf(graph, 'Hulma', 'about', 'nl');
  expect(image(edited(`title: ${title}`, 'title: Een andere titel')).path).toBe(`/${genericImage}`);
  expect(image(graph, 'Another company').path).toBe(`/${genericImage}`);
});

test('an untranslated page uses the English image, and the not-found page the wordless one', () => {
  const english = applyChanges(graph, { 'nl/about.mdx': undefined });
  expect(cardOf(english, 'Hulma', 'about', 'nl')).toEqual(cardOf(graph, 'Hulma', 'about', 'en'));
  expect(socialImageOf(graph, 'Hulma', '404', 'nl').path).toBe(`/${genericImage}`);
  expect(() => socialImageOf(graph, 'Hulma', 'abuot', 'nl')).toThrow(/no page “abuot”/);
  expect(existsSync(join(root, 'public', genericImage))).toBe(true);
});

test('the build reports how many pages lack their image, and how to make them', () => {
  expect(outdatedImagesNotice(graph, 'Another company')).toMatch(
    /changed: en\/about, nl\/about, fr\/about, … \(\d\d+\) → npm run assets -- social\./,
  );
});
