import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { root } from '../../setup/root.ts';
import { startDevServer } from '../../site/start-dev-server.ts';
import { pageFor } from './page-for.ts';

/** What is changed in a copy of the content, so that there is something to do. */
const changes: readonly [file: string, from: string | RegExp, to: string][] = [
  ['en/portfolio.mdx', 'heading: Client work', 'heading: Customer work'],
  ['nl/portfolio.mdx', /(eyebrow: ).*/, '$1"TODO: Portfolio"'],
  ['nl/process.mdx', /( {2}lead: ).*/, '$1"TODO: Consultation"'],
];

/**
 * Takes screenshots of the translator's lens for docs/desk.md.
 *
 * @returns how many
 */
export async function takeLensPictures(browser: Browser, folder: string): Promise<number> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'lens-pictures-'));
  const content = join(work, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  // What English said before is in the history.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: work });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=Pictures', '-c', 'user.email=pictures@hulma.example', 'commit', '-qm', 'Content');
  for (const [file, from, to] of changes) {
    const path = join(content, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
  const { address, stop } = await startDevServer(content);
  try {
    const page = await pageFor(browser, { viewport: { width: 1280, height: 720 } });
    const lens = page.getByRole('region', { name: 'Translator’s lens' });
    // The first check of all content takes long.
    page.setDefaultTimeout(60_000);
    await page.goto(address);
    await page.getByRole('button', { name: 'Lens' }).click();
    const open = async (path: string, text: string): Promise<Locator> => {
      await page.goto(`${address}${path}`);
      const entry = lens.getByRole('listitem').filter({ hasText: text });
      await entry.getByRole('button', { name: 'Edit', exact: true }).first().click();
      return lens.getByRole('textbox').first();
    };
    await open('/nl/portfolio', 'hero.heading');
    await page.waitForTimeout(1000);
    await take(page, join(folder, 'page.webp'));
    const field = await open('/nl/process', 'hero.lead');
    await field.fill('Het consult duurt 1 tot 4 dagen, de samenstelling van het team 1 dag.');
    await page.waitForTimeout(2000);
    await take(page, join(folder, 'editor.webp'), lens);
  } finally {
    stop();
    rmSync(work, { recursive: true, force: true });
  }
  return 2;
}

/** Takes a screenshot of the window, or of the visible part of an element. */
async function take(page: Page, file: string, element?: Locator): Promise<void> {
  const picture = await (element ?? page).screenshot();
  await sharp(picture).webp({ quality: 72 }).toFile(file);
}
