import { readFileSync } from 'node:fs';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { modelFiles, products } from '../../../../../scripts/assets/models.ts';
import { toGlb } from '../../../../../src/showcase/models/files/glb.ts';
import { shelf } from '../../../../../src/showcase/models/shelf.ts';

const files = modelFiles(products(1));

const problemsIn = async (data: Uint8Array) => (await validateBytes(data, { maxIssues: 20 })).issues.messages;

test.each(files.filter(({ name }) => name.endsWith('.glb')))(
  '$name passes the Khronos validator, and is light enough for a phone',
  async ({ data }) => {
    expect(await problemsIn(data)).toEqual([]);
    expect(data.length).toBeLessThanOrEqual(250_000);
  },
);

test.each(files)('$name in the repository is what the code generates', ({ name, data }) => {
  const stored = readFileSync(new URL(`../../../../../public/models/${name}`, import.meta.url));
  expect(stored.equals(data), 'run `npm run assets -- models` and commit what changed').toBe(true);
});

test.each(files.filter(({ name }) => name.endsWith('.usdz')))(
  '$name starts every file at a multiple of 64 bytes and does not compress it',
  ({ data }) => {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    let offset = 0;
    // The local headers of ZIP, one before each file.
    while (view.getUint32(offset, true) === 0x04034b50) {
      const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      expect(start % 64).toBe(0);
      expect(view.getUint16(offset + 8, true)).toBe(0);
      offset = start + view.getUint32(offset + 18, true);
    }
    expect(offset).toBeGreaterThan(0);
  },
);

test.each([
  { columns: 1, rows: 2, unit: 0.45 },
  { columns: 4, rows: 5, unit: 0.75 },
])('a shelf of $columns × $rows units of $unit m is valid', async (size) => {
  expect(await problemsIn(toGlb(shelf(size)))).toEqual([]);
});
