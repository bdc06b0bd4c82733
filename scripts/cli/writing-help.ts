/**
 * `npm run writing-help`: generates help for writers: JSON Schemas for editors (`schemas/`, `.vscode/`), a snippet per
 * component, and the reference of components and rules (`docs/components.md`, `scripts/check/docs/`). `-- --pictures`
 * also takes screenshots of the components in a browser; `-- --pictures Cards` takes only those of the named components.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writingHelp } from '../authoring/writing-help/files.ts';
import { readGraph } from '../content/graph.ts';
import { root } from '../setup/root.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'boolean', default: false } },
});
const graph = readGraph(join(root, 'content'));
const files = Object.entries(writingHelp(graph));
// Removes the schemas of former screens and languages.
rmSync(join(root, 'schemas'), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
console.log(`Wrote ${files.length} files to .vscode/, docs/, schemas/ and scripts/check/docs/.`);
if (values.pictures) {
  // Loaded lazily: a browser is slow to load, and only needed here.
  const { takeComponentPictures } = await import('../authoring/writing-help/component-pictures.ts');
  const pictureCount = await takeComponentPictures(graph, join(root, 'docs/components'), names);
  console.log(`Wrote ${pictureCount} pictures to docs/components/.`);
}
