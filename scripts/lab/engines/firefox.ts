import { run } from '../running.ts';
import { type Driver, keyActions } from './driver.ts';

/** Starts the system's Firefox headless, and drives it by WebDriver BiDi. */
export async function startFirefox(profile: string): Promise<Driver> {
  const firefox = await run((port) => [
    'firefox-esr',
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
  ]);
  const socket = new WebSocket(`${firefox.address.replace('http', 'ws')}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let serial = 0;
  // biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own shape
  const send = (method: string, params: object): Promise<any> =>
    new Promise((resolve, reject) => {
      const own = ++serial;
      const receive = ({ data }: MessageEvent) => {
        const { id, type, result, message } = JSON.parse(data);
        if (id !== own) return;
        socket.removeEventListener('message', receive);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message}`));
      };
      socket.addEventListener('message', receive);
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(script) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify([(${script})()])`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    press: (key) => send('input.performActions', { context, actions: keyActions(key) }),
    stop: () => firefox.stop(),
  };
}
