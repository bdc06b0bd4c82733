import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardDocument, designFile, designHash } from '../../../../../scripts/assets/social/design.ts';
import { root } from '../../../../../scripts/setup/root.ts';
import { cardOf } from '../../../../../scripts/site/social/card.ts';
import { genericImage, socialSize } from '../../../../../scripts/site/social/social-image.ts';
import { realGraph } from '../../../../content/real-graph.ts';

const files = readdirSync(join(root, 'public/social'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.jpg'),
);

test('the images match the current design', () => {
  expect(
    readFileSync(designFile, 'utf8').trim(),
    'design.ts, card.css, tokens.css or a picture on the social images has changed since they were made → npm run assets -- social',
  ).toBe(designHash());
});

test('every image has the size that pages declare, and is small enough for link previews', async () => {
  expect(files).toContain(genericImage.slice('social/'.length));
  for (const file of files) {
    const { width, height } = await sharp(join(root, 'public/social', file)).metadata();
    expect({ width, height }, file).toEqual(socialSize);
    expect(statSync(join(root, 'public/social', file)).size, file).toBeLessThan(80_000);
  }
});

test('a card has the words of its page, escaped and in its language', () => {
  const card = cardOf(realGraph, 'A & B <Studio>', 'services/modeling', 'ar');
  const html = cardDocument(card);
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html).toContain('A &amp; B &lt;Studio&gt;');
  for (const words of [card.title, card.eyebrow, card.sample]) expect(html).toContain(words);
  expect(cardDocument({ ...card, title: '3D-Modelle von Hand' })).toContain('3D\u2060-\u2060Modelle');
  expect(cardDocument(undefined)).not.toMatch(/<p[ >]|<h1|<figcaption/);
});
