/**
 * `npm run assets -- social`: renders the social images in public/social/ whose text has changed, or all of them if the
 * design has changed, and deletes orphaned ones.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cardDocument, designFile, designHash } from '../../assets/social/design.ts';
import { photograph } from '../../assets/social/photograph.ts';
import { readGraph } from '../../content/graph.ts';
import { loadSite } from '../../content/site.ts';
import { root } from '../../setup/root.ts';
import { cardsOf, fileOfCard } from '../../site/social/card.ts';
import { genericImage } from '../../site/social/social-image.ts';

const publicDir = join(root, 'public');
const documents = new Map([[genericImage, cardDocument(undefined)]]);
for (const card of cardsOf(readGraph(join(root, 'content')), loadSite().company)) {
  documents.set(fileOfCard(card), cardDocument(card));
}

const present = readdirSync(join(publicDir, 'social'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => `social/${name.replaceAll('\\', '/')}`);
for (const file of present.filter((name) => !documents.has(name))) rmSync(join(publicDir, file));

const redesigned = readFileSync(designFile, 'utf8').trim() !== designHash();
const stale = new Map([...documents].filter(([file]) => redesigned || !present.includes(file)));
if (stale.size > 0) {
  await photograph(stale, (file, image) => {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), image);
  });
}
writeFileSync(designFile, `${designHash()}\n`);
console.log(`Generated ${stale.size} of ${documents.size} social images.`);
