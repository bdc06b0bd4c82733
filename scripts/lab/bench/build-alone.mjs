/**
 * Builds the content in a folder, in a process of its own, and says what that took of the machine:
 * `node build-alone.mjs FOLDER`. What builds keep for later ones is kept in that folder too, so that every text has to
 * be compiled.
 */
import '../../cli/setup/typescript.mjs';

const { build } = await import('../../site/build/build.ts');

const [, , folder] = process.argv;
await build({ contentDir: `${folder}/content`, outDir: `${folder}/site`, textsDir: `${folder}/texts` });
const { user, system } = process.cpuUsage();
const cost = { processor: (user + system) / 1e6, memory: Math.round(process.resourceUsage().maxRSS / 1000) };
process.stdout.write(JSON.stringify(cost));
