import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { type ComponentName, type ComponentRule, components } from '../../../schema/components.ts';
import { pathOf } from '../../../schema/page-key.ts';
import { grouped } from '../../check/core/index.ts';
import type { Graph } from '../../content/graph.ts';
import { withBrowser } from '../../setup/browser.ts';
import { startDevServer } from '../../site/start-dev-server.ts';
import { componentUses } from './component-uses.ts';

/** In pixels: width of the window, maximum width and height of pictures, and the margin around a component. */
const [windowWidth, pictureWidth, maxHeight, margin] = [1280, 960, 1400, 24];

/** Hides elements that overlay the text or are beside it on every screen. */
const overlayStyles =
  'lens-host, .site-header, .contents, .scroll-to-top, .whatsapp-button { visibility: hidden !important }';

/**
 * Takes a screenshot of each component as used on the English site, in the light theme. Uses the dev server to find the
 * elements that a component rendered, since builds shorten the names of components.
 *
 * @param names the components to capture; if empty, all
 * @returns the number of pictures; components that no English page uses have none
 */
export async function takeComponentPictures(
  graph: Graph,
  folder: string,
  names: readonly string[],
): Promise<number> {
  const uses = componentUses(graph).filter(
    ({ component }) => names.length === 0 || names.includes(component),
  );
  // One use of each, on the home screen if possible.
  const chosen = [...grouped(uses, ({ component }) => component).values()].flatMap(
    (own) => own.find(({ page }) => page.key === 'index') ?? own[0] ?? [],
  );
  mkdirSync(folder, { recursive: true });
  const { address, stop } = await startDevServer(graph.contentDir);
  try {
    await withBrowser(async (browser) => {
      const page = await openPage(browser);
      for (const { component, page: screen } of chosen) {
        await page.goto(`${address}${pathOf(screen.key)}`, { waitUntil: 'networkidle' });
        await page.addStyleTag({ content: overlayStyles });
        await sharp(await pictureOf(page, component))
          .resize({ width: pictureWidth, withoutEnlargement: true })
          .webp({ quality: 72 })
          .toFile(join(folder, `${component}.webp`));
      }
    });
  } finally {
    stop();
  }
  return chosen.length;
}

/** Opens a page without motion, cookie banner or content security policy. */
async function openPage(browser: Browser): Promise<Page> {
  const viewport = { width: windowWidth, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  // The TypeScript loader wraps named functions in a helper that the browser does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    localStorage.setItem('cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  });
  return context.newPage();
}

async function pictureOf(page: Page, component: ComponentName): Promise<Buffer> {
  const rule: ComponentRule = components[component];
  const box = await page.evaluate(boxOf, { component, inline: rule.inline === true });
  const x = Math.max(0, box.left - margin);
  const y = Math.max(0, box.top - margin);
  return page.screenshot({
    fullPage: true,
    clip: {
      x,
      y,
      width: Math.min(windowWidth, box.right + margin) - x,
      height: Math.min(box.bottom + margin - y, maxHeight),
    },
  });
}

/**
 * Runs in the browser. Returns the bounding box of a component's elements on the page or, for a component within a
 * sentence, of the paragraph or list item around it.
 *
 * @throws Error when it rendered nothing
 */
async function boxOf({ component, inline }: { component: string; inline: boolean }) {
  interface Fiber {
    type: unknown;
    return: Fiber | null;
    alternate: Fiber | null;
  }
  // Phone and Email are implemented by PhoneLink and EmailLink.
  const isComponent = ({ type }: Fiber) =>
    typeof type === 'function' && [component, `${component}Link`].includes(type.name);
  const fiberOf = (element: Element): Fiber | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    let fiber = key === undefined ? null : (element as unknown as { [key: string]: Fiber | null })[key];
    while (fiber && !isComponent(fiber)) fiber = fiber.return;
    return fiber ?? undefined;
  };
  const all = [...document.querySelectorAll('main *')];
  const fiber = all.map(fiberOf).find((found) => found !== undefined);
  if (!fiber) throw new Error(`The page shows no ${component}.`);
  const drawn = all.filter((element) => {
    const found = fiberOf(element);
    return found === fiber || found === fiber.alternate;
  });
  const shown = inline ? drawn.map((element) => element.closest('p, li, dd') ?? element) : drawn;
  // Images far down the page load only when they come into view.
  shown[0]?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const images = shown.flatMap((element) => [...element.querySelectorAll('img')]);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const boxes = shown.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 1);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)) + window.scrollY,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + window.scrollY,
  };
}
