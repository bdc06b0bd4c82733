import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Engine, Tab } from '../../scripts/lab/engines/engine.ts';
import { chord, drag, hover, type Key, type Point } from '../../scripts/lab/engines/input.ts';
import { startEngine } from '../../scripts/lab/engines/start.ts';
import { type Site, serveSite } from './site.ts';

/** Longest time for what a visitor waits for, in milliseconds. */
const patience = 15_000;

/** A rectangle of the viewport in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a test asks for before a visitor arrives. */
export interface VisitOptions {
  /** What the visitor's browser has stored; without `cookie-preferences` the cookie banner comes. */
  stored?: { readonly [key: string]: string };
  width?: number;
  height?: number;
}

/** Entries of a visitor who has chosen about cookies, so that no banner is in the way. */
export const hasChosen = (): { [key: string]: string } => ({
  'cookie-preferences': '{"essential":true,"analytics":false,"marketing":false}',
  'cookie-consent-date': new Date().toISOString(),
});

/**
 * Starts the engine and serves the site for the tests of a file.
 *
 * @returns how a visitor comes to an address of the site, and the site
 */
export function visitorsForTests(): {
  visit(path: string, options?: VisitOptions): Promise<Visitor>;
  site(): Site;
} {
  let engine: Engine;
  let site: Site;
  const open: Tab[] = [];
  beforeAll(async () => {
    const { name, programs, site: folder } = inject('run');
    site = await serveSite(folder);
    engine = await startEngine(name, programs);
  });
  afterEach(async () => {
    site.refuse();
    // WebKit's driver has room for one: a test that failed must not keep it.
    for (const tab of open.splice(0)) await tab.close();
  });
  afterAll(async () => {
    await engine?.stop();
    site?.close();
  });
  return {
    site: () => site,
    async visit(path, { stored, width = 1280, height = 800 } = {}) {
      const tab = await engine.open();
      open.push(tab);
      await tab.resize(width, height);
      if (stored) {
        await tab.go(`${site.address}/engine-blank`);
        await tab.run((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, stored);
      }
      site.problems.length = 0;
      const visitor = new Visitor(tab, site, () => {
        open.splice(open.indexOf(tab), 1);
      });
      await visitor.go(path);
      return visitor;
    },
  };
}

/** Somebody at the site: looks, waits, clicks, presses keys. */
export class Visitor {
  private readonly tab: Tab;
  private readonly site: Site;
  private readonly left: () => void;

  constructor(tab: Tab, site: Site, left: () => void) {
    this.tab = tab;
    this.site = site;
    this.left = left;
  }

  /** Opens an address of the site and waits until its screen works. */
  async go(path: string): Promise<void> {
    await this.tab.go(this.site.address + path);
    await this.hydrated();
  }

  /** Goes before the end of the test, so that another visitor can come: WebKit's driver has room for one. */
  async leave(): Promise<void> {
    this.left();
    await this.tab.close();
  }

  /** Gives the page this room, in CSS pixels. */
  resize(width: number, height: number): Promise<void> {
    return this.tab.resize(width, height);
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.hydrated();
  }

  /** The button of the browser. */
  back(): Promise<void> {
    return this.tab.back();
  }

  /** Runs a function in the page; see Tab.run(). */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result | Promise<Result>, ...args: Args) {
    return this.tab.run(script, ...args);
  }

  /**
   * Waits until a function in the page returns something that is true.
   *
   * @param what is waited for, in words, for the message of the failure
   * @returns what it returned
   * @throws after 15 s
   */
  async until<Args extends unknown[], Result>(
    what: string,
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + patience;
    let last: unknown;
    for (;;) {
      try {
        const result = await this.tab.run(script, ...args);
        if (result) return result;
        last = result;
      } catch (error) {
        // Between two documents there is nothing to run a function in.
        last = error;
      }
      if (Date.now() > end)
        throw new Error(`${what}: not within ${patience / 1000} s; last: ${String(last)}`);
      await sleep(30);
    }
  }

  /** Waits until an element is there. */
  async sees(selector: string): Promise<void> {
    await this.until(`${selector} is there`, (wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** Waits until no element is there. */
  async misses(selector: string): Promise<void> {
    await this.until(`${selector} is gone`, (wanted) => document.querySelector(wanted) === null, selector);
  }

  /** Waits until a screen is shown, by its key: `services/modeling`. */
  async arrives(screen: string): Promise<void> {
    await this.sees(`main[data-screen="${screen}"]`);
  }

  /** Waits until a screen works; what the document shows before may be followed by the error fallback. */
  async works(screen: string): Promise<void> {
    await this.arrives(screen);
    await this.hydrated();
    await this.arrives(screen);
  }

  /** Waits until React has taken over the screen, and has run its effects, which it does after the next frame. */
  async hydrated(): Promise<void> {
    await this.until('React has taken over', () => {
      const screen = document.querySelector('#root main');
      return screen !== null && Object.keys(screen).some((key) => key.startsWith('__react'));
    });
    await this.run(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  /** Where an element is, once it has come to rest. */
  boxOf(selector: string): Promise<Box> {
    return this.until(`${selector} is at rest`, restingBox, selector, null, false);
  }

  /**
   * Brings an element into view and clicks into its middle, once nothing lies over it. Where it moves away under the
   * pointer, as it may when a late typeface comes in WebKit, a second click follows.
   *
   * @param name its text or label, where several match the selector
   */
  async click(selector: string, name?: string): Promise<void> {
    const what = `${selector} ${name ?? ''} can be clicked`;
    const aimAndClick = async () =>
      this.clickAt(middleOf(await this.until(what, restingBox, selector, name ?? null, true)));
    await aimAndClick();
    // Between two documents there is nothing to run a function in: then the click has arrived.
    const hasMissed = this.run(() => 'hasMissed' in window && window.hasMissed === true).catch(() => false);
    if (await hasMissed) await aimAndClick();
  }

  /** Moves the mouse over an element. */
  async hover(selector: string): Promise<void> {
    const box = await this.until(`${selector} can be hovered`, restingBox, selector, null, true);
    await this.tab.input(hover(middleOf(box)));
  }

  /** Clicks at a place. */
  clickAt(point: Point): Promise<void> {
    return this.tab.input(drag(point));
  }

  /** Moves the mouse with its button down. */
  drag(from: Point, ...points: Point[]): Promise<void> {
    return this.tab.input(drag(from, ...points));
  }

  /** Presses keys together. */
  press(...keys: Key[]): Promise<void> {
    return this.tab.input(chord(...keys));
  }

  /** What has the focus: its id, else its class, else its tag. */
  focused(): Promise<string | undefined> {
    return this.run(() => {
      const { activeElement: element } = document;
      return element?.id || element?.className || element?.tagName;
    });
  }

  /** Waits until something has the focus, named as in focused(). */
  async focuses(name: string): Promise<void> {
    await this.until(
      `${name} has the focus`,
      (wanted) => {
        const { activeElement: element } = document;
        return [element?.id, element?.className, element?.tagName].includes(wanted);
      },
      name,
    );
  }

  /** The address below the site. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  stored(key: string): Promise<string | null> {
    return this.run((name) => localStorage.getItem(name), key);
  }

  /** What has gone wrong so far. */
  async problems(): Promise<readonly string[]> {
    // Reports are sent in order: when this one has arrived, the earlier ones have.
    await this.run(async () => {
      await fetch('/engine-problems', { method: 'POST' });
    });
    return this.site.problems;
  }
}

export const middleOf = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/**
 * Runs in the page: the box of an element that does not move. For a click, its first line (a link may break into two),
 * and only if a click there would hit it.
 */
async function restingBox(
  selector: string,
  name: string | null,
  isForClick: boolean,
): Promise<Box | undefined> {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => name === null || one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
  );
  // While a screen is drawn for a transition, the pointer hits the root alone (css-view-transitions-1, “rendering
  // suppression”): a twentieth of a second, in which a person has seen nothing new yet.
  const root = document.documentElement;
  const isDrawn = !root.matches(':active-view-transition') || root.hasAttribute('data-arriving');
  // Nor has a person scrolled down by the time that what is below the first view is there (src/blocks/Below.tsx).
  const isWhole = document.querySelector('main [aria-busy]') === null;
  if (!element || !isDrawn || !isWhole) return undefined;
  const look = () => {
    const box = (isForClick && element.getClientRects()[0]) || element.getBoundingClientRect();
    return { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (isForClick) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = look();
  await frame();
  await frame();
  const box = look();
  if (JSON.stringify(before) !== JSON.stringify(box) || box.left === box.right) return undefined;
  if (!isForClick) return box;
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!element.contains(hit)) return undefined;
  // For Visitor.click(): whether the pointer has met something else in the end.
  const see = ({ target }: Event) => {
    Object.assign(window, { hasMissed: !element.contains(target as Node) });
  };
  addEventListener('pointerdown', see, { capture: true, once: true });
  return box;
}
