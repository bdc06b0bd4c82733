import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Configurator } from '../../../../../src/showcase/configurator/Configurator.tsx';
import type { ConfiguratorWords } from '../../../../../src/showcase/configurator/words.ts';
import { ScreenContext } from '../../../../../src/site/context.ts';
import type { Page } from '../../../../../src/site/page.ts';

/** Every word is its own name. */
const echo = (path: string): unknown =>
  new Proxy(
    {},
    { get: (_, name) => (groups.has(String(name)) ? echo(String(name)) : `${path}.${String(name)}`) },
  );
const groups = new Set(['products', 'choices', 'fabrics', 'woods', 'coatings']);
const words = echo('words') as ConfiguratorWords;

test('before the click there is a picture, a button and every choice, and nothing the security policy would block', () => {
  const html = renderToStaticMarkup(
    <ScreenContext value={{ page: { fallbacks: [] } as unknown as Page }}>
      <Configurator
        words={words}
        poster="room"
        search="?product=shelf"
        share={() => undefined}
        number={String}
        millimeters={String}
        bytes={String}
        fail={async () => undefined}
      />
    </ScreenContext>,
  );
  expect(html).toContain('words.start');
  expect(html).toContain('alt="words.posterAlt"');
  expect(html.match(/type="radio"/g)).toHaveLength(3 + 4 + 3);
  expect(html).not.toContain('style=');
});

test('geometry and three.js come with the click: no file before it asks for them', () => {
  const start = fileURLToPath(
    new URL('../../../../../src/showcase/configurator/Configurator.tsx', import.meta.url),
  );
  const seen = filesBefore(start);
  expect(
    [...seen].filter((file) =>
      /geometry|three|viewer|scene|chair\.ts|shelf\.ts|lamp\.ts|live\.ts/.test(file),
    ),
  ).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});

/** What a file imports for its code, and what these import. */
function filesBefore(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const [, clause, from] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from)\s?(.*?)'([^']+)';/gms,
  )) {
    if (clause?.startsWith('type ') || from === undefined) continue;
    if (from.startsWith('.')) filesBefore(resolve(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}
