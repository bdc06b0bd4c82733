/** Longest time an answer may take by default, in milliseconds. */
const patience = 60_000;

/** A value of an answer; its parts are known by the specification of the command alone. */
// biome-ignore lint/suspicious/noExplicitAny: each command has its own shape
export type Value = any;

/**
 * Asks a driver by WebDriver (https://www.w3.org/TR/webdriver2/).
 *
 * @param address for example `http://127.0.0.1:4444/session/1/url`
 * @param limit longest time the answer may take, in milliseconds
 * @returns the value of its answer
 * @throws with the driver's words when it refuses; a `TimeoutError` when it does not answer in time
 */
export async function askDriver(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  parameters: object = {},
  limit: number = patience,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parameters) }
      : {}),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
