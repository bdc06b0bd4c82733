import { describe, expect, test } from 'vitest';
import { type BrowserSearch, searchBrowser } from '../../../../scripts/setup/browser-search.ts';

/** A computer on which exactly the given programs exist; `broken` ones exist but do not start. */
function computer(
  programs: string[],
  parts: Partial<BrowserSearch> = {},
  broken: string[] = [],
): BrowserSearch {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/somebody',
    playwrightPath: '/cache/playwright/chrome',
    isExecutable: async (path) => programs.includes(path),
    starts: async (path) => !broken.includes(path),
    ...parts,
  };
}

describe('searchBrowser', () => {
  const all = ['/opt/mine', '/cache/playwright/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome'];

  test('takes CHROMIUM_PATH first', async () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/mine' };
    expect(await searchBrowser(computer(all, { env }))).toBe('/opt/mine');
  });

  test('does not guess on when CHROMIUM_PATH is wrong', async () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/other' };
    await expect(searchBrowser(computer(all, { env }))).rejects.toThrow(
      'CHROMIUM_PATH names /opt/other, which is not',
    );
  });

  test('ignores an empty CHROMIUM_PATH', async () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '' };
    expect(await searchBrowser(computer(['/usr/bin/chromium'], { env }))).toBe('/usr/bin/chromium');
  });

  test('prefers the download of Playwright to the system', async () => {
    expect(await searchBrowser(computer(all))).toBe('/cache/playwright/chrome');
  });

  test('prefers Chromium to Chrome on the PATH', async () => {
    const programs = ['/usr/local/bin/google-chrome', '/usr/bin/chromium'];
    expect(await searchBrowser(computer(programs))).toBe('/usr/bin/chromium');
  });

  test('passes by a browser that does not start', async () => {
    const broken = ['/cache/playwright/chrome', '/usr/bin/chromium'];
    expect(await searchBrowser(computer(all, {}, broken))).toBe('/usr/bin/google-chrome');
  });

  test('finds applications of macOS', async () => {
    const chrome = '/home/somebody/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(await searchBrowser(computer([chrome], { platform: 'darwin' }))).toBe(chrome);
  });

  test('finds programs of Windows', async () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = { Path: 'C:\\Windows;C:\\Tools', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };
    expect(await searchBrowser(computer([edge], { platform: 'win32', env }))).toBe(edge);
    expect(await searchBrowser(computer(['C:\\Tools\\chrome.exe', edge], { platform: 'win32', env }))).toBe(
      'C:\\Tools\\chrome.exe',
    );
  });

  test('finds nothing where there is nothing', async () => {
    expect(await searchBrowser(computer([]))).toBeUndefined();
    expect(await searchBrowser(computer(all.slice(2), { env: {} }))).toBeUndefined();
  });
});
