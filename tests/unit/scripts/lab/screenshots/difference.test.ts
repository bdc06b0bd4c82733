import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Bitmap, differenceOf } from '../../../../../scripts/lab/screenshots/difference.ts';

/** Draws 120 by 80 pixels of SVG on paper. */
async function draw(svg: string): Promise<Bitmap> {
  const image = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#f7f2e8"/>${svg}</svg>`,
    ),
  );
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const words = (x: number) =>
  `<path d="M${x} 20h60M${x} 30h50M${x} 40h55" stroke="#1f1912" stroke-width="1.3"/>`;
const plate = '<rect x="10" y="10" width="100" height="60" fill="none" stroke="#cdc3b2"/>';

test('the same is the same, and so is what lies between two pixels otherwise', async () => {
  const one = await draw(words(20) + plate);
  expect(differenceOf(one, one).pixels).toBe(0);
  expect(differenceOf(one, await draw(words(20.4) + plate)).pixels).toBe(0);
});

test.each([
  ['a hairline that is missing', words(20)],
  ['words that are moved', words(24) + plate],
  ['words in a lighter ink', words(20).replace('#1f1912', '#645c52') + plate],
  ['a surface in another color', `<rect width="30" height="30" fill="#ecd9c2"/>${words(20)}${plate}`],
])('%s is seen', async (_, svg) => {
  const { pixels, share, map } = differenceOf(await draw(words(20) + plate), await draw(svg));
  expect(pixels).toBeGreaterThan(20);
  expect(share).toBe(pixels / (120 * 80));
  let red = 0;
  for (let at = 0; at < map.data.length; at += 3) if (map.data[at + 1] === 0) red += 1;
  expect(red).toBe(pixels);
});

test('another size is another picture', async () => {
  const one = await draw(words(20));
  expect(differenceOf({ ...one, width: 80, height: 120 }, one).share).toBe(1);
});
