/**
 * `npm run lab -- compare store DIST FOLDER [--at URL] [--screenshots]` stores the outcome of the build DIST in FOLDER;
 * `--at` also the responses of the server at URL, which serves DIST, and `--screenshots` those of the English, Arabic
 * and Chinese pages. `npm run lab -- compare diff FOLDER_A FOLDER_B` prints what differs between two stored outcomes.
 */
import { parseArgs } from 'node:util';
import { readAnswers } from '../../lab/compare/answers.ts';
import { readBuild } from '../../lab/compare/build.ts';
import { differencesOf } from '../../lab/compare/differences.ts';
import { readOutcome, writeOutcome } from '../../lab/compare/outcome.ts';
import { compareScreenshots } from '../../lab/compare/pixels.ts';
import { takeScreenshots } from '../../lab/compare/screenshots.ts';

const usage = 'Say what to do: npm run lab -- compare store DIST FOLDER, or diff FOLDER_A FOLDER_B.';

const { values, positionals } = parseArgs({
  options: {
    at: { type: 'string' },
    screenshots: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [command, one, other, ...rest] = positionals;
if (!one || !other || rest.length > 0) throw new Error(usage);
else if (command === 'store') await store(one, other, values.at?.replace(/\/$/, ''), values.screenshots);
else if (command === 'diff') await diff(one, other);
else throw new Error(usage);

async function store(dist: string, folder: string, at = '', screenshots = false): Promise<void> {
  if (screenshots && !at) throw new Error('--screenshots needs --at, the URL of the site.');
  const { pages, files, script } = await readBuild(dist);
  const names = Object.keys(pages);
  const answers = at ? await readAnswers(at, names, script) : {};
  writeOutcome(folder, { pages, files, answers });
  const pictures = screenshots ? await takeScreenshots(at, names, folder) : 0;
  const [pageCount, fileCount, answerCount] = [pages, files, answers].map((all) => Object.keys(all).length);
  console.log(
    `Stored ${pageCount} pages, ${fileCount} files, ${answerCount} responses and ${pictures} screenshots.`,
  );
}

async function diff(before: string, after: string): Promise<void> {
  const differences = differencesOf(readOutcome(before), readOutcome(after));
  const lines = [...differences, ...(await compareScreenshots(before, after))];
  console.log(lines.length > 0 ? lines.join('\n') : 'No differences.');
}
