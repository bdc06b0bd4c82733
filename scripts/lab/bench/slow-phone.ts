import type { Browser, Page } from 'playwright';

/** Slow 4G as Lighthouse has it: 562.5 ms for a request, 1.44 Mbit/s down. */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * Opens a page of a phone, in a visitor's browser that has nothing stored.
 *
 * @param isSlow whether its line is slow 4G, and its processor four times as slow
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

/** The middle one of some numbers. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
