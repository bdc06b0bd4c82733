import { run } from '../running.ts';
import { type Driver, keyActions } from './driver.ts';

/** Starts WebKitGTK's MiniBrowser on a virtual screen, and drives it by WebDriver. */
export async function startWebKit(folder: string): Promise<Driver> {
  const driver = await run((port) => ['xvfb-run', '-a', 'WebKitWebDriver', `--port=${port}`], {
    // A home folder of its own keeps the user's data apart; without a graphics card, software rendering is faster.
    env: {
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${driver.address}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const { sessionId, capabilities } = await post('', { capabilities: { alwaysMatch: {} } });
  const session = `/${sessionId}`;
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    go: (url) => post(`${session}/url`, { url }),
    run: (script) => post(`${session}/execute/sync`, { script: `return (${script})()`, args: [] }),
    press: (key) => post(`${session}/actions`, { actions: keyActions(key) }),
    async stop() {
      await fetch(`${driver.address}/session${session}`, { method: 'DELETE' });
      await driver.stop();
    },
  };
}
