/** Lighthouse on the pages of the site; see `npm run lab -- lighthouse --help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { generate } from 'selfsigned';
import { locales } from '../../schema/languages.ts';
import { localizedPath, notFoundKey } from '../../schema/page-key.ts';
import { readGraph } from '../content/graph.ts';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { root } from '../setup/root.ts';
import { build } from '../setup/vite.ts';
import { compress, quality } from '../site/hosts/compress.ts';
import { freePort, listen } from '../site/serve/listen.ts';
import { siteHandler } from '../site/serve/server.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const reports = `${root}/.cache/lighthouse`;

/** Audits that the not-found page fails on purpose. */
const skippedOnNotFound = ['http-status-code', 'is-crawlable', 'errors-in-console'];

type Measured = Awaited<ReturnType<typeof lighthouse>>;

/** Runs Lighthouse in a new Chromium, as a phone on slow 4G; retries failed runs, as when Chromium recorded nothing. */
async function measure(address: string, attempts = 3): Promise<Measured> {
  const measured = await measureOnce(address);
  const problem = measured.lhr.runtimeError?.message;
  if (problem === undefined) return measured;
  if (attempts > 1) return measure(address, attempts - 1);
  throw new Error(`${address}: ${problem}`);
}

async function measureOnce(address: string): Promise<Measured> {
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    // The certificate is self-signed.
    args: [...(options.args ?? []), '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    return await lighthouse(address, {
      port,
      output: 'html',
      onlyCategories: categories,
      logLevel: 'error',
      ignoreStatusCode: true,
      disableFullPageScreenshot: true,
      skipAudits: address.endsWith(`/${notFoundKey}`) ? skippedOnNotFound : [],
    });
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ lhr }: Measured, category: string): number =>
  Math.round((lhr.categories[category]?.score ?? 0) * 100);

/** Noise can only slow a page down, so a page below 100 gets the median of three runs. */
async function measurePage(address: string): Promise<Measured> {
  const first = await measure(address);
  if (scoreOf(first, 'performance') === 100) return first;
  const runs = [first, await measure(address), await measure(address)];
  runs.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return runs[1] ?? first;
}

/** The audits that cost a page points. */
const failedAudits = ({ lhr }: Measured): string[] =>
  categories
    .flatMap((category) => lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.995)
    .map((audit) => `  ${audit?.title}${audit?.displayValue ? `: ${audit.displayValue}` : ''}`);

const requested = process.argv.slice(2);
const keys = [...readGraph(`${root}/content`).pages.keys()];
const paths = locales.flatMap((locale) =>
  keys
    .map((key) => localizedPath(key, locale))
    .filter((path) => requested.length === 0 || requested.includes(locale) || requested.includes(path)),
);
if (paths.length === 0) throw new Error(`No page or language is named ${requested.join(', ')}.`);

await ensureBrowser(console.log);
mkdirSync(reports, { recursive: true });
await withTemporaryFolder('lighthouse', async (folder) => {
  const outDir = `${folder}/site`;
  await build({ outDir });
  await compress(outDir, quality.best);
  // HTTP/2, as on all hosts of the site; Node's API is the same.
  const { private: key, cert } = await generate(undefined, { keyType: 'ec' });
  const answer = siteHandler(outDir) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ key, cert }, answer);
  try {
    const site = await listen(server, 0);
    console.log(`\n${categories.join(', ')}:`);
    let below = 0;
    for (const path of paths) {
      const measured = await measurePage(site + path);
      const scores = categories.map((category) => scoreOf(measured, category));
      console.log(`${scores.map((score) => String(score).padStart(3)).join(' ')}  ${path}`);
      if (scores.every((score) => score === 100)) continue;
      below++;
      const report = `${reports}/${path.slice(1).replaceAll('/', '-') || 'index'}.html`;
      writeFileSync(report, measured.report);
      console.log([...failedAudits(measured), `  ${report}`].join('\n'));
    }
    console.log(`${paths.length - below} of ${paths.length} pages score 100 in every category.`);
    if (below > 0) process.exitCode = 1;
  } finally {
    server.close();
  }
});
