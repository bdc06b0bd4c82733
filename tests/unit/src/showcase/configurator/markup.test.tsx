import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Configurator } from '../../../../../src/showcase/configurator/Configurator.tsx';
import { renderScreen } from '../../site/screen.tsx';

test('before the click, shows a picture, a button and every choice, and nothing the security policy blocks', () => {
  // Without words, each text shows its key.
  const html = renderScreen(
    <StaticRouter location="/solutions">
      <Configurator search="?product=shelf" share={() => undefined} />
    </StaticRouter>,
    { page: { key: 'solutions' } },
  );
  expect(html).toContain('configurator.start');
  expect(html).toContain('alt="configurator.posterAlt"');
  expect(html.match(/type="radio"/g)).toHaveLength(3 + 4 + 3);
  expect(html).not.toContain('style=');
});

test.each(['Configurator', 'ChairStage'])('%s: geometry and three.js load on press', (component) => {
  const start = fileURLToPath(
    new URL(`../../../../../src/showcase/configurator/${component}.tsx`, import.meta.url),
  );
  const seen = filesBefore(start);
  expect(
    [...seen].filter((file) =>
      /geometry|three|viewer|scene|chair\.ts|shelf\.ts|lamp\.ts|live\.ts/.test(file),
    ),
  ).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});

/** What a file imports at run time, transitively. */
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
