/**
 * `npm run lab -- lighthouse`: Lighthouse on every page in every language, as a phone on slow 4G (HTTPS, HTTP/2).
 * `-- nl` measures the pages of a language, `-- /pricing /ar` some pages. The exit status is 1 if a page scores below
 * 100 in a category; its report is in `.cache/lighthouse/`.
 */
import { runInLab } from '../../lab/run-in-lab.ts';

process.exitCode = await runInLab('lighthouse.ts', process.argv.slice(2));
