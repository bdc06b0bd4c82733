import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import send from 'send';
import { listen } from '../../../scripts/site/serve/listen.ts';
import { isAccessible } from '../axe.ts';
import { site as config, frontmatter } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { copyProject } from './copy-project.ts';

/** Tests `npm run build -- --preview` in a copy of the project with a missing Dutch field. */
test.describe.configure({ mode: 'default' });

const copy = resolve('.cache/browser-tests/preview');
const preview = join(copy, 'preview');
let server: Server;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copyProject(copy);
  const file = join(copy, 'content/nl/portfolio.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ {2}eyebrow: .*\n/, ''));
  const build = ['scripts/cli/run.mjs', 'build', '--preview'];
  expect(spawnSync(process.execPath, build, { cwd: copy }).status).toBe(0);
  // A plain file server.
  server = createServer((request, response) => {
    send(request, new URL(request.url ?? '/', 'http://localhost').pathname, { root: preview }).pipe(response);
  });
  address = await listen(server, 0);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { hero } = frontmatter('portfolio', 'en');

for (const [where, addressOf, expectedProblems] of [
  ['from any server', (path: string) => `${address}/${path}`, /(?!)/],
  [
    'opened as files',
    (path: string) => pathToFileURL(join(preview, path, 'index.html')).href,
    // Browsers load no modules or fonts from file: URLs.
    /from origin 'null'|^Failed to load resource|^A preload for 'file:|^The resource file:/,
  ],
] as const)
  test.describe(where, () => {
    test.use({ expectedProblems });
    test('shows the pages and the lens, with links to the web editor', async ({ page }) => {
      await page.goto(addressOf('nl/portfolio'));
      if (where === 'from any server') await hydrated(page);
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
      await page.getByRole('button', { name: 'Lens' }).click();
      const eyebrow = page.getByRole('main').locator('p').filter({ hasText: hero.eyebrow }).first();
      await expect(eyebrow).toContainText('Missing: visitors read English');
      const lens = page.getByRole('region', { name: 'Translator’s lens' });
      await expect(lens.getByRole('link', { name: 'content/nl/portfolio.mdx:5' }).first()).toHaveAttribute(
        'href',
        `${config.repositoryUrl}/edit/main/content/nl/portfolio.mdx#L5`,
      );
      await isAccessible(page);
      // The lens follows navigation.
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(addressOf('nl'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        frontmatter('index', 'en').hero.heading,
      );
    });
  });
