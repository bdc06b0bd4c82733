/**
 * `npm run writing-help`: writes what helps people write content, from `schema/`: JSON Schemas for editors
 * (`schemas/`, `.vscode/`), a snippet per component, and the page about the components (`docs/components.md`).
 * `-- --pictures` also takes the pictures of the components, with a browser.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writingHelp } from '../authoring/writing-help/files.ts';
import { readGraph } from '../content/graph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
const graph = readGraph(join(root, 'content'));
const files = Object.entries(writingHelp(graph));
// A screen or language that is gone leaves no schema behind.
rmSync(join(root, 'schemas'), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
console.log(`Wrote ${files.length} files to .vscode/, docs/ and schemas/.`);
if (values.pictures) {
  // Browser and bundler take a moment to load, and nothing else needs them.
  const { takeComponentPictures } = await import('../authoring/writing-help/component-pictures.ts');
  const names = await takeComponentPictures(graph, join(root, 'docs', 'components'));
  console.log(`Wrote ${names.length} pictures to docs/components/.`);
}
