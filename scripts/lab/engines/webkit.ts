import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../site/serve/free-port.ts';
import { asJson, type Engine, fromJson, type Tab } from './engine.ts';
import { startProgram } from './program.ts';
import { askDriver } from './webdriver.ts';

/** The programs WebKit needs: its driver, which knows its own small browser, and a screen that nobody sees. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly screen: string;
}

/**
 * Starts WebKitGTK's driver on a screen of its own and drives its MiniBrowser through WebDriver. Each tab is a browser
 * of its own: the driver allows one session, and a session keeps what a visitor stores.
 */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'hulma-webkit-'));
  const stops: (() => Promise<void>)[] = [
    async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    // Without a number, Xvfb takes the first free one and writes it to stream 3.
    const display = await startProgram(
      screen,
      ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'],
      { ready: /^(\d+)$/m },
    );
    stops.push(display.stop);
    const env = {
      DISPLAY: `:${display.ready?.[1]}`,
      GDK_BACKEND: 'x11',
      // A screen that nobody sees has no graphics card: drawing without one is faster than imitating one.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // What the browser keeps is this run's, not the user's.
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    };
    let service = await startDriver(driver, env);
    stops.push(() => service.stop());
    const begin = async (): Promise<Session> => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await newSession(service.address);
        } catch (error) {
          // Now and then the driver waits forever for the browser that it has started; another driver does not.
          if (attempt === 3 || (error as Error).name !== 'TimeoutError') throw error;
          await service.stop();
          service = await startDriver(driver, env);
        }
      }
    };
    const { address, capabilities } = await begin();
    await askDriver('DELETE', address);
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      open: async () => tabOf((await begin()).address),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Longest time a browser may take to start, in milliseconds; it takes about one second. */
const startLimit = 15_000;

/** A session of the driver, with a browser of its own. */
interface Session {
  readonly address: string;
  readonly capabilities: { readonly browserVersion: string };
}

async function newSession(driver: string): Promise<Session> {
  const wanted = { capabilities: { alwaysMatch: {} } };
  const { sessionId, capabilities } = await askDriver('POST', `${driver}/session`, wanted, startLimit);
  return { address: `${driver}/session/${sessionId}`, capabilities };
}

async function startDriver(program: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const { stop } = await startProgram(program, [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return { address, stop };
}

function tabOf(session: string): Tab {
  const post = (command: string, parameters: object = {}) =>
    askDriver('POST', `${session}/${command}`, parameters);
  const run: Tab['run'] = async (script, ...args) =>
    fromJson(
      await post('execute/sync', {
        script: `return (${asJson(script)})(arguments[0])`,
        args: [JSON.stringify(args)],
      }),
    ) as never;
  return {
    go: (url) => post('url', { url }),
    reload: () => post('refresh'),
    back: () => post('back'),
    async resize(width, height) {
      // The window is asked for; what its frame takes of it shows afterwards only.
      await post('window/rect', { x: 0, y: 0, width, height });
      const [innerWidth, innerHeight] = await run(() => [window.innerWidth, window.innerHeight] as const);
      await post('window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    },
    run,
    input: (actions) => post('actions', { actions }),
    close: () => askDriver('DELETE', session),
  };
}

/** The driver says nothing when it listens. */
async function untilReady(address: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await askDriver('GET', `${address}/status`);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
