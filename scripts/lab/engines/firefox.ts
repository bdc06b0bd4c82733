import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { asJson, type Engine, fromJson, type Tab } from './engine.ts';
import { startProgram } from './program.ts';

/** Settings of the profile: no traffic of its own, no pages of welcome. */
const settings = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/**
 * Starts a Firefox without a window, in a new profile, and drives it through WebDriver BiDi.
 *
 * @param program its executable
 * @param tools see connectBidi()
 */
export async function startFirefox(program: string, tools: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'hulma-firefox-'));
  const forget = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  try {
    const firefox = await startProgram(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
      { ready: /WebDriver BiDi listening on (ws:\/\/\S+)/, env: { MOZ_CRASHREPORTER_DISABLE: '1' } },
    );
    const stop = async () => {
      await firefox.stop();
      forget();
    };
    try {
      const bidi = await connectBidi(`${firefox.ready?.[1]}/session`, tools);
      const { capabilities } = await bidi.command('session.new', { capabilities: {} });
      return {
        version: `Firefox ${capabilities.browserVersion}`,
        open: () => openTab(bidi),
        async stop() {
          bidi.close();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    forget();
    throw error;
  }
}

async function openTab(bidi: Bidi): Promise<Tab> {
  const { userContext } = await bidi.command('browser.createUserContext');
  const { context } = await bidi.command('browsingContext.create', { type: 'tab', userContext });
  // Only the tab in front has the focus.
  await bidi.command('browsingContext.activate', { context });
  return {
    async go(url) {
      await bidi
        .command('browsingContext.navigate', { context, url, wait: 'complete' })
        .catch(followRedirect);
    },
    async reload() {
      await bidi.command('browsingContext.reload', { context, wait: 'complete' }).catch(followRedirect);
    },
    async back() {
      await bidi.command('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async resize(width, height) {
      await bidi.command('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async run(script, ...args) {
      const { type, result, exceptionDetails } = await bidi.command('script.callFunction', {
        functionDeclaration: asJson(script),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return fromJson(result.value) as never;
    },
    async input(actions) {
      await bidi.command('input.performActions', { context, actions });
    },
    async close() {
      await bidi.command('browser.removeUserContext', { userContext });
    },
  };
}

/** A document that leads to another address while it loads is no failure: the other one is waited for by the tests. */
function followRedirect(error: Error): void {
  if (!/abort/i.test(error.message)) throw error;
}
