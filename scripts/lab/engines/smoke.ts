/**
 * Tests that the site works in the system's Firefox or WebKit: it loads, hydrates, navigates, switches the language and
 * opens a dialog. `node smoke.ts firefox|webkit URL`
 */
import { deepEqual, equal } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { withTemporaryFolder } from '../temporary-folder.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const [, , name, site = ''] = process.argv;

/** Waits until a function in the page returns true. */
async function until(what: string, driver: Driver, script: () => boolean | undefined): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(100)) {
    // Between two documents, calls fail.
    if (await driver.run(script).catch(() => false)) return;
  }
  throw new Error(`Not within 20 s: ${what}.`);
}

async function smoke(driver: Driver): Promise<void> {
  await driver.go(site);
  await until('the page hydrates', driver, () =>
    Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  await driver.run(() => {
    addEventListener('error', () => document.body.classList.add('failed'));
    document.body.classList.add('same-document');
    document.querySelector<HTMLElement>('.consent button:last-of-type')?.click();
    document.querySelector<HTMLElement>('main a[href="/pricing"]')?.click();
  });
  await until('a link shows the new screen and focuses its heading', driver, () => {
    const heading = document.querySelector('main[data-screen="pricing"] h1');
    return location.pathname === '/pricing' && heading !== null && document.activeElement === heading;
  });

  await driver.run(() => document.querySelector<HTMLElement>('#languages a[hreflang="ar"]')?.click());
  await until('Arabic is right-to-left', driver, () => {
    const { lang, dir } = document.documentElement;
    return location.pathname === '/ar/pricing' && lang === 'ar' && dir === 'rtl';
  });
  equal(await driver.run(() => localStorage.getItem('selectedLanguage')), 'ar');

  await driver.run(() => {
    const button = document.querySelector<HTMLElement>('.consent-open');
    button?.focus();
    button?.click();
  });
  await until(
    'the dialog opens',
    driver,
    () => document.querySelector('dialog.consent-settings:modal') !== null,
  );
  await driver.press('\uE00C');
  await until('Escape closes the dialog and restores the focus', driver, () => {
    const focused = document.activeElement?.classList.contains('consent-open');
    return document.querySelector('dialog.consent-settings') === null && focused;
  });
  deepEqual(await driver.run(() => [...document.body.classList]), ['same-document']);
}

await withTemporaryFolder('engine', async (folder) => {
  const driver = await (name === 'firefox' ? startFirefox(folder) : startWebKit(folder));
  try {
    await smoke(driver);
    console.log(`${driver.version}: loads, hydrates, navigates, switches the language and opens a dialog.`);
  } finally {
    await driver.stop();
  }
});
