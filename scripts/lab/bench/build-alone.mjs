/** Builds the content of a folder as `vite build` does, and prints time and memory: `node build-alone.mjs FOLDER`. */
import { createBuilder } from 'vite';

const [, , folder] = process.argv;
process.env.CONTENT_DIR = `${folder}/content`;
const builder = await createBuilder({ build: { outDir: `${folder}/site` }, logLevel: 'error' });
await builder.buildApp();
const { user, system } = process.cpuUsage();
const cost = { processor: (user + system) / 1e6, memory: Math.round(process.resourceUsage().maxRSS / 1000) };
process.stdout.write(JSON.stringify(cost));
