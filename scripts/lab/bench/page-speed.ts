import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../../setup/browser.ts';
import { compress, quality } from '../../site/hosts/compress.ts';
import { fileOf } from '../../site/prerender/pages.ts';
import { listen } from '../../site/serve/listen.ts';
import { createServer } from '../../site/serve/server.ts';

/** What a visitor waits for on a slow line, in milliseconds; `shift` is the cumulative layout shift. */
export interface Paint {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** A page as it is and without any script, and how their largest paints compare. */
export interface PageSpeed {
  path: string;
  page: Paint;
  scriptless: Paint;
  ratio: number;
  /** Bytes of scripts, compressed as the server sent them, once nothing more arrives; `ahead` those of other screens. */
  scripts: number;
  ahead: number;
}

/** A phone as Lighthouse has it, on slow 4G: 562.5 ms for a request, 1.44 Mbit/s, a processor four times as slow. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowProcessor = 4;

/**
 * Measures pages of a built site on a slow line, beside the same pages without scripts, in turns.
 * @param runs of which the medians count
 */
export async function pageSpeed(
  outDir: string,
  paths: readonly string[],
  runs: number,
): Promise<PageSpeed[]> {
  const scriptless = `${outDir}-scriptless`;
  cpSync(outDir, scriptless, { recursive: true });
  for (const path of paths) {
    const file = join(scriptless, fileOf(path));
    const text = readFileSync(file, 'utf8')
      .replace(/<script(?! type="application)[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(file, text);
  }
  try {
    return await withSites([outDir, scriptless], async (browser, [site = '', bare = '']) => {
      const results: PageSpeed[] = [];
      for (const path of paths) {
        const page: Paint[] = [];
        const without: Paint[] = [];
        for (let run = 0; run < runs; run++) {
          without.push(await paintOf(browser, bare + path));
          page.push(await paintOf(browser, site + path));
        }
        const [of, other] = [medians(page), medians(without)];
        const weight = await scriptsOf(browser, site + path);
        results.push({
          path,
          page: of,
          scriptless: other,
          ratio: of.largestPaint / other.largestPaint,
          ...weight,
        });
      }
      return results;
    });
  } finally {
    rmSync(scriptless, { recursive: true, force: true });
  }
}

/** How long a click takes in milliseconds: until the next screen's heading is in the document, and until it is painted. */
export interface MoveSpeed {
  seen: number;
  painted: number;
}

/**
 * From a click on a link in view, without hovering, to the second animation frame after a new, visible `h1`, as a full
 * page load would be timed too. From `/` to `/pricing`.
 *
 * @returns medians, on an ordinary phone and on the slow one
 */
export async function moveSpeed(outDir: string, runs: number): Promise<{ fast: MoveSpeed; slow: MoveSpeed }> {
  return withSites([outDir], async (browser, [site = '']) => {
    const fast: MoveSpeed[] = [];
    const slow: MoveSpeed[] = [];
    // The first run warms up and does not count.
    for (let run = 0; run <= runs; run++) {
      const results = [await moveOf(browser, site, false), await moveOf(browser, site, true)] as const;
      if (run === 0) continue;
      fast.push(results[0]);
      slow.push(results[1]);
    }
    return { fast: mediansOfMoves(fast), slow: mediansOfMoves(slow) };
  });
}

async function withSites<Result>(
  folders: readonly string[],
  measure: (browser: Browser, addresses: string[]) => Promise<Result>,
): Promise<Result> {
  for (const folder of folders) await compress(folder, quality.best);
  const servers = folders.map((folder) => createServer(folder));
  const browser = await chromium.launch(await launchOptions());
  try {
    const addresses = await Promise.all(servers.map((server) => listen(server, 0)));
    return await measure(
      browser,
      addresses.map((address) => address.replace(/\/$/, '')),
    );
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

async function slowPage(browser: Browser, isSlow: boolean): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  // The compiler that runs this file names functions by a helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  }
  return page;
}

async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const page = await slowPage(browser, true);
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, tasks: [] as { start: number; duration: number }[] };
    Object.assign(window, { seen });
    const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const paint = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { largestPaint: number; shift: number; tasks: { start: number; duration: number }[] };
    };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Total blocking time: what tasks take beyond 50 ms, after the first paint (web.dev/articles/tbt).
    const blocking = seen.tasks
      .filter(({ start, duration }) => start + duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint: seen.largestPaint, blocking, shift: seen.shift };
  });
  await page.context().close();
  return paint;
}

/** What scripts weigh when nothing more arrives: those the document names, and those fetched for other screens. */
async function scriptsOf(browser: Browser, address: string): Promise<{ scripts: number; ahead: number }> {
  const page = await slowPage(browser, false);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const weight = await page.evaluate(() => {
    const named = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    );
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
    const sum = (list: PerformanceResourceTiming[]) =>
      list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const isNamed = ({ name }: PerformanceEntry) => named.includes(new URL(name).pathname);
    return {
      scripts: sum(scripts.filter(isNamed)),
      ahead: sum(scripts.filter((entry) => !isNamed(entry))),
    };
  });
  await page.context().close();
  return weight;
}

async function moveOf(browser: Browser, site: string, isSlow: boolean): Promise<MoveSpeed> {
  const page = await slowPage(browser, isSlow);
  await page.addInitScript(watchMove);
  await page.goto(site, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href="/pricing"]').first();
  await link.scrollIntoViewIfNeeded();
  // What the site fetches ahead for links in view has come by then.
  await page.waitForTimeout(2500);
  const speed = await link.evaluate((element) => {
    (element as HTMLElement).click();
    return (window as unknown as { move: Promise<MoveSpeed> }).move;
  });
  await page.context().close();
  return speed;
}

/** Runs in the page: times the first move that follows a click. */
function watchMove(): void {
  const time = (click: Event, resolve: (speed: MoveSpeed) => void) => {
    const before = { text: document.querySelector('h1')?.textContent, path: location.pathname };
    const passed = () => performance.now() - click.timeStamp;
    const look = () => {
      const heading = document.querySelector('h1');
      const isNew = heading?.textContent !== before.text && location.pathname !== before.path;
      if (!isNew || !heading?.getBoundingClientRect().height) {
        requestAnimationFrame(look);
        return;
      }
      const seen = passed();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve({ seen, painted: passed() })));
    };
    requestAnimationFrame(look);
  };
  const move = new Promise<MoveSpeed>((resolve) => {
    addEventListener('click', (click) => time(click, resolve), { capture: true, once: true });
  });
  Object.assign(window, { move });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medians = (paints: readonly Paint[]): Paint => ({
  firstPaint: median(paints.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(paints.map(({ largestPaint }) => largestPaint)),
  blocking: median(paints.map(({ blocking }) => blocking)),
  shift: Math.max(...paints.map(({ shift }) => shift)),
});

const mediansOfMoves = (moves: readonly MoveSpeed[]): MoveSpeed => ({
  seen: median(moves.map(({ seen }) => seen)),
  painted: median(moves.map(({ painted }) => painted)),
});
