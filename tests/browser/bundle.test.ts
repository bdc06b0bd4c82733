import { expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';
import { storeConsent } from './stored-consent.ts';

const open = browserForTests();

/** The text of every script that a page has loaded once nothing more arrives. */
async function scriptsOf(address: string): Promise<string> {
  const { page, close } = await open();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  await close();
  return texts.join('\n');
}

test('schemas stay on the build machine', async () => {
  expect(await scriptsOf(`${inject('sites').site}/services/print-ready-modeling`)).not.toMatch(
    /ZodError|_zod\b/,
  );
});

test('a page loads its own text and nobody else’s', async () => {
  const scripts = await scriptsOf(`${inject('sites').site}/nl/pricing`);
  expect(scripts).toContain('Probeer Opnieuw');
  expect(scripts).not.toContain('Skip to the content');
  expect(scripts).not.toContain('Réessayer');
  expect(scripts).not.toContain('Modeling lead');
});

test('the document asks for everything the first screen needs, at once', async () => {
  const { page, close } = await open(undefined);
  const late: string[] = [];
  const html = await (await page.request.get(`${inject('sites').site}/ar/process`)).text();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The banner, what a choice takes effect by, and fetching ahead are no part of the first screen.
    if (/^\/assets\/(?!prefetch-|apply-)/.test(pathname) && !html.includes(pathname)) late.push(pathname);
  });
  await storeConsent(page);
  await page.goto(`${inject('sites').site}/ar/process`, { waitUntil: 'networkidle' });
  expect(late).toEqual([]);
  await close();
});
