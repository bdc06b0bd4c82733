import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Longest time an answer may take, in milliseconds. */
const patience = 30_000;

/** A session of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) over a WebSocket. */
export interface Bidi {
  /**
   * Sends a command.
   *
   * @returns its result
   * @throws with the engine's words when it refuses, or when it does not answer within half a minute
   */
  command(method: string, parameters?: object): Promise<Answer>;
  close(): void;
}

/** A result of a command; its parts are known by the specification of the command alone. */
// biome-ignore lint/suspicious/noExplicitAny: each command has its own shape
export type Answer = any;

/**
 * Connects to an engine that listens.
 *
 * @param address for example `ws://127.0.0.1:9222/session`
 * @param tools folder of the packages of this command: Node has a WebSocket of its own from version 22 on only
 */
export async function connectBidi(address: string, tools: string): Promise<Bidi> {
  const WebSocketOfPackage = createRequire(join(tools, 'package.json'))('ws') as typeof WebSocket;
  const socket = new WebSocketOfPackage(address);
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let serial = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`There is no connection to ${address}.`));
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') asked?.resolve(result);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The engine has closed the connection.'));
    waiting.clear();
  };
  return {
    command(method, params = {}) {
      const id = ++serial;
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`${method} had no answer within ${patience / 1000} s.`));
        }, patience);
        const answered = () => clearTimeout(limit);
        waiting.set(id, {
          resolve: (answer) => [answered(), resolve(answer)],
          reject: (error) => [answered(), reject(error)],
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
