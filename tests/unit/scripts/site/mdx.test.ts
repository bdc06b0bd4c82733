import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiler } from '../../../../scripts/site/mdx/compile.ts';
import { mdx } from '../../../../scripts/site/mdx.ts';

let folder: string;
let compiled: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  compiled = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the plugin of a new build does. */
function build() {
  const compile = compiler();
  const { transform } = mdx(folder, (text, file) => {
    compiled.push(text);
    return compile(text, file);
  }) as unknown as {
    transform: { handler: (text: string, id: string) => Promise<{ code: string }> };
  };
  return (text: string, id = '/content/en/about.mdx') => transform.handler.call({}, text, id);
}

test('a text is compiled once, also in later builds', async () => {
  const { code } = await build()('## Craft');
  expect(code).toContain('Craft');
  expect((await build()('## Craft')).code).toBe(code);
  expect(compiled).toEqual(['## Craft']);
});

test('what was cut off while it was kept is compiled again', async () => {
  const { code } = await build()('## Craft');
  const [file = ''] = readdirSync(folder);
  truncateSync(join(folder, file), statSync(join(folder, file)).size - 9);
  expect((await build()('## Craft')).code).toBe(code);
  await build()('## Models');
  expect((await build()('## Craft')).code).toBe(code);
  expect(compiled).toEqual(['## Craft', '## Craft', '## Models']);
});

test('a text that one build compiles twice is kept once', async () => {
  const transform = build();
  await transform('## Craft');
  const size = () => readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  const before = size();
  await transform('## Craft');
  expect(size()).toEqual(before);
});

test('another text is compiled', async () => {
  await build()('## Craft');
  expect((await build()('## Models')).code).toContain('Models');
  expect(compiled).toEqual(['## Craft', '## Models']);
});

test('what another compiler has left is not used, and goes', async () => {
  writeFileSync(join(folder, 'older'), '');
  await build()('## Craft');
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain('older');
});

test('a folder that vanishes meanwhile keeps nobody from building', async () => {
  const transform = build();
  rmSync(folder, { recursive: true });
  expect((await transform('## Craft')).code).toContain('Craft');
});
