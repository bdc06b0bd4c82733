/**
 * `npm run lab -- lighthouse`: Lighthouse on every page of every language, as a phone on slow 4G, over HTTPS and HTTP/2.
 * `-- nl` measures the pages of a language, `-- /pricing /ar` some pages. The exit code is 1 when a page has less than
 * 100 in a category; its report is in `.cache/lighthouse/`.
 */
import { runInLab } from '../../lab/run-in-lab.ts';

process.exitCode = await runInLab('lighthouse.ts', process.argv.slice(2));
