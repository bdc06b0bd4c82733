/**
 * `npm run assets -- pictures`: renders the pictures of the site from the models, and writes them to public/pictures/
 * with their manifest. Takes about an hour on two cores.
 *
 * `-- NAME…` renders only these pictures; `--draft` renders small previews to .cache/pictures/draft and changes nothing
 * else; `--convert` converts existing renders.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { arView } from '../../assets/pictures/ar-view.ts';
import { convert } from '../../assets/pictures/convert.ts';
import { type PictureSource, pictureSources } from '../../assets/pictures/list.ts';
import { writeModels } from '../../assets/pictures/models.ts';
import { render } from '../../assets/pictures/render.ts';
import { renderStills } from '../../assets/pictures/stills.ts';

const manifestFile = 'src/showcase/pictures/pictures.json';
const cache = '.cache/pictures';

const { values, positionals } = parseArgs({
  options: { draft: { type: 'boolean' }, convert: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => pictureSources.every((source) => source.name !== name));
if (unknown.length > 0) {
  throw new Error(
    `Unknown picture: ${unknown.join(', ')}. The pictures are: ${pictureSources.map(({ name }) => name).join(', ')}.`,
  );
}
const chosen = pictureSources.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const renders = `${cache}/${values.draft ? 'draft' : 'renders'}`;

if (!values.convert) {
  const isStill = ({ finish }: PictureSource) => finish !== undefined;
  await renderStills(chosen.filter(isStill), renders);
  const shot = chosen.filter((source) => !isStill(source));
  if (shot.length > 0) await writeModels(`${cache}/models`);
  for (const { name, shots = [name] } of shot) {
    for (const shot of shots) await render(shot, `${cache}/models`, renders, values.draft === true);
  }
}
if (!values.draft) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  for (const { name, widths } of chosen) {
    const image = name === 'ar' ? await arView(renders) : readFileSync(`${renders}/${name}.png`);
    manifest[name] = await convert(image, name, widths, 'public/pictures');
  }
  const lines = pictureSources.flatMap(({ name }) =>
    name in manifest ? [`  ${JSON.stringify(name)}: ${spaced(manifest[name])}`] : [],
  );
  writeFileSync(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** Formats JSON on one line, as Biome would. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());
}
