import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { type DevServer, startDevServer } from '../../scripts/site/start-dev-server.ts';
import { frontmatter, named } from './content.ts';
import { test as base, expect } from './fixtures.ts';
import { countDocuments } from './network.ts';

/** A copy of the English and Dutch content, for tests of live editing and the lens. */
const folder = resolve('.cache/browser-tests/editing');

const test = base.extend<{ lens: Locator; field: Locator }, { server: DevServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const isKept = (path: string) => /^content(?:.(?:en|nl)\b.*)?$/.test(path);
      cpSync('content', `${folder}/content`, { recursive: true, filter: isKept });
      for (const args of [
        ['init', '-q'],
        ['add', '.'],
        ['-c', 'user.name=Test', '-c', 'user.email=test@hulma.example', 'commit', '-qm', 'First'],
      ])
        execFileSync('git', args, { cwd: folder });
      writeFileSync(`${folder}/code`, `#!/bin/sh\necho "$@" > "${folder}/opened"\n`, { mode: 0o755 });
      const server = await startDevServer(`${folder}/content`, { LAUNCH_EDITOR: `${folder}/code` });
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  lens: ({ page }, use) => use(page.getByRole('region', { name: 'Translator’s lens' })),
  field: ({ lens }, use) => use(lens.getByRole('textbox', { name: 'hero.heading' })),
});
test.describe.configure({ mode: 'default' });
test.use({ language: 'nl', expectedProblems: /404|Failed to (?:re)?load/ });

/** Replaces text in the copied content, and returns a function that restores the file. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const path = `${folder}/content/${file}`;
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(path, before.replace(from, to));
  return () => writeFileSync(path, before);
}

test('updates the page on save, and shows a mistake with its location and fix', async ({ page, site }) => {
  const { heading } = named('portfolio', 'nl');
  await site.visit('/portfolio');
  const undo = edit('nl/portfolio.mdx', `heading: ${heading}`, 'heading: Gewijzigd');
  await expect(site.heading).toHaveText('Gewijzigd');
  undo();
  await site.shows('portfolio');
  const fix = edit('nl/portfolio.mdx', '  heading:', '  headin:');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/content\/nl\/portfolio\.mdx:\d+:3/);
  await expect(overlay).toContainText('did you mean “heading”?');
  fix();
  await site.shows('portfolio');
  await expect(overlay).toBeHidden();
});

test('serves the same URLs as the built site', async ({ page, site, server }) => {
  await site.visit('/about');
  await page.goto('/about?from=test#team');
  await expect(page).toHaveURL('/nl/about?from=test#team');
  expect((await site.visit('/nowhere'))?.status()).toBe(404);
  await site.shows('404');
  for (const malformed of ['/%', '/lens/%', '//'])
    expect((await page.request.get(`${server.address}${malformed}`)).status()).toBe(400);
});

test('a web page cannot make the server open files in the editor', async ({ request }) => {
  for (const path of ['/__open-in-editor', '/__OPEN-in-editor/', '/%5F_open-in-editor'])
    expect((await request.get(`${path}?file=package.json`)).status()).toBe(404);
  expect(existsSync(`${folder}/opened`)).toBe(false);
});

test('only the server’s own pages can write files', async ({ request, server }) => {
  const heading = { file: 'nl/portfolio.mdx', id: 'hero.heading', value: 'x', accept: false, write: true };
  const data = { ...heading, was: named('portfolio', 'nl').heading };
  const token = /data-lens-token="([^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  for (const headers of [
    { origin: server.address },
    { origin: 'http://localhost:3000', 'x-lens-token': token },
  ]) {
    const response = await request.post('/lens/edit', { data, headers });
    expect(response.status()).toBe(403);
  }
  const other = await request.get('/', { headers: { origin: 'http://localhost:3000' } });
  expect(other.headers()).not.toHaveProperty('access-control-allow-origin');
  expect(readFileSync(`${folder}/content/nl/portfolio.mdx`, 'utf8')).toContain(`heading: ${data.was}`);
});

test('the lens shows English and what is missing, stale or broken', async ({ page, site, lens }) => {
  const { hero } = frontmatter('portfolio', 'en');
  await site.visit('/portfolio');
  await page.keyboard.press('Alt+KeyL');
  await expect(site.heading.getByText(hero.heading)).toBeVisible();
  await expect(lens.getByRole('status')).toHaveText(/, 0 to work on, 0 findings/);

  const undo = [
    edit('en/portfolio.mdx', /heading: Client/, 'heading: Customer'),
    edit('nl/portfolio.mdx', / {2}eyebrow: .*\n/, ''),
    edit('nl/common.json', '"Hoofdmenu"', '"Hoofdmenu {{menu}}"'),
  ];
  await expect(site.heading.locator('ins')).toHaveText('Customer');
  await expect(site.heading.locator('del')).toHaveText('Client');
  const eyebrow = page.getByRole('main').locator('p').filter({ hasText: hero.eyebrow }).first();
  await expect(eyebrow).toContainText('Missing: visitors read English');
  await expect(lens.getByRole('listitem').filter({ hasText: 'common: navigation.label' })).toContainText(
    'error: placeholders',
  );
  await site.heading.getByText('Stale').click();
  await lens.getByRole('button', { name: /portfolio\.mdx:\d+/ }).click();
  const opened = () => (existsSync(`${folder}/opened`) ? readFileSync(`${folder}/opened`, 'utf8') : '');
  await expect.poll(opened).toMatch(/content\/nl\/portfolio\.mdx:\d+:\d+/);
  await page.keyboard.press('Escape');
  for (const restore of undo.reverse()) restore();
  await expect(lens.getByRole('status')).toHaveText(/, 0 to work on, 0 findings/);
  await page.keyboard.press('Alt+KeyL');
  await expect(lens).toBeHidden();
  await expect(site.heading.getByText(hero.heading)).toBeHidden();
});

test('text can be typed, checked, saved and undone by keyboard', async ({ page, site, lens, field }) => {
  const { heading } = named('portfolio', 'nl');
  const file = `${folder}/content/nl/portfolio.mdx`;
  const before = readFileSync(file, 'utf8');
  const restore = edit('nl/portfolio.mdx', `heading: ${heading}`, `heading: "TODO: Client work"`);
  const started = readFileSync(file, 'utf8');
  await site.visit('/404');
  await page.keyboard.press('Alt+KeyL');
  await expect(lens.getByText('1 text left in this language')).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL('/nl/portfolio');
  await expect(field).toBeFocused();

  // Typing replaces the English text, which is selected; a finding appears before anything is saved.
  await page.keyboard.type('Client work / shown on request');
  await expect(lens).toContainText('untranslated');
  await expect(site.heading).toContainText('Client work / shown on request');
  await page.reload();
  await expect(field).toHaveValue('Client work / shown on request');
  await expect(site.heading).toContainText('Client work / shown on request');
  expect(readFileSync(file, 'utf8')).toBe(started);

  // Build output in the folder must not affect the page.
  writeFileSync(`${folder}/built.html`, '');
  await page.keyboard.press('ControlOrMeta+KeyA');
  await page.keyboard.type(heading, { delay: 20 });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lens.getByText('nothing left in this language')).toBeVisible();
  // The heading also contains the English note.
  await expect(site.heading).toContainText(heading);
  expect(readFileSync(file, 'utf8')).toBe(before);
  await page.keyboard.press('Alt+KeyZ');
  await expect(lens.getByRole('status')).toContainText('The last save was undone.');
  expect(readFileSync(file, 'utf8')).toBe(started);
  restore();
});

test('a first save creates the page file; the reload waits for open edits', async ({ page, site, lens }) => {
  const { heading } = named('about', 'nl');
  const file = `${folder}/content/nl/about.mdx`;
  const before = readFileSync(file, 'utf8');
  const connected = page.waitForEvent('websocket');
  await site.visit('/about');
  const reloaded = page.waitForEvent('websocket', (socket) => socket !== first);
  const first = await connected;
  rmSync(file);
  const socket = await reloaded;
  await expect(site.heading).toHaveText(named('about', 'en').heading);

  await page.keyboard.press('Alt+KeyL');
  await site.heading.getByText('Missing').click();
  await page.keyboard.type(heading);
  const told = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('full-reload'));
  await page.keyboard.press('ControlOrMeta+Enter');
  const field = lens.getByRole('textbox', { name: 'hero.lead' });
  await expect(field).toBeFocused();
  await told;
  const documents = countDocuments(page);
  await page.keyboard.type('Een vast team in Manilla', { delay: 50 });
  await expect(field).toHaveValue('Een vast team in Manilla');
  expect(documents()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(site.heading).toContainText(heading);
  await expect(lens.getByText('Typed, not saved')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toContain(`heading: ${heading}`);
  writeFileSync(file, before);
});

test('shows both versions of a text that also changed in the file', async ({ page, site, lens, field }) => {
  const { heading } = named('portfolio', 'nl');
  await site.visit('/portfolio');
  await page.keyboard.press('Alt+KeyL');
  await site.heading.getByText('Client work').click();
  await field.fill('Mijn versie');
  const restore = edit('nl/portfolio.mdx', `heading: ${heading}`, 'heading: Hun versie');
  await expect(lens.getByRole('alert')).toContainText('Hun versie');
  await expect(field).toHaveValue('Mijn versie');
  await lens.getByRole('button', { name: 'Keep mine' }).click();
  await lens.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => readFileSync(`${folder}/content/nl/portfolio.mdx`, 'utf8'))
    .toContain('Mijn versie');
  restore();
});

test('does not interrupt input method composition', async ({ page, site, field, context }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/lens/edit')) sent.push(request.postDataJSON());
  });
  await page.clock.install();
  await site.visit('/portfolio');
  await page.keyboard.press('Alt+KeyL');
  await site.heading.getByText('Client work').click();
  await expect(field).toBeFocused();
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  for (const keys of ['Control+Enter', 'Control+KeyS', 'Alt+Digit1', 'Alt+ArrowDown', 'Alt+KeyL', 'Escape'])
    await page.keyboard.press(keys);
  await page.clock.fastForward(1000);
  await expect(field).toHaveValue(/ni hao$/);
  expect(sent).toEqual([]);
  await input.send('Input.insertText', { text: '你好' });
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ value: expect.stringMatching(/你好$/), write: false })]);
});
