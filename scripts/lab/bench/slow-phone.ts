import type { Browser, Page } from 'playwright';

/** Lighthouse's slow 4G: 562.5 ms per request, 1.44 Mbit/s down. */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * Opens a phone-sized page in a browser with empty storage.
 *
 * @param isSlow whether to emulate slow 4G and a four times slower processor
 */
export async function openPhone(browser: Browser, isSlow: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return page;
}

/** The median. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
