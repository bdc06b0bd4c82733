import { reload } from './reload.ts';

/** Key in the history state that stores the recovery attempts for a URL. */
const triedKey = 'recoveredFrom';

/** Reloads the page if that can fix a failed script, after a deployment or a second failure. @returns whether it did */
export async function recover(hasFailedBefore: boolean): Promise<boolean> {
  return (await recoverFromDeployment()) || (hasFailedBefore && (await recoverFromKeptFailure()));
}

/**
 * Recovers a tab that was opened before a deployment and requests files that are gone. The history state, which cannot
 * be blocked and ends with the tab, records the deployments tried at this URL, so that each is tried only once.
 */
async function recoverFromDeployment(): Promise<boolean> {
  const entry = entryOf(document.documentElement.outerHTML);
  const address = location.href;
  const tried = triedOf(history.state);
  if (!entry || tried.includes(entry) || !(await isReplaced(entry, address))) return false;
  // The visitor may have navigated in the meantime.
  if (location.href !== address) return false;
  history.replaceState({ ...history.state, [triedKey]: [...tried, entry] }, '');
  reload();
  return true;
}

/** Whether the server responds to a URL with a page (even not-found) that uses another entry script. */
async function isReplaced(entry: string, address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    const current = response.ok || response.status === 404 ? entryOf(await response.text()) : undefined;
    return current !== undefined && current !== entry;
  } catch {
    return false;
  }
}

/** Reloads, since some browsers cache a failed script until then: https://github.com/whatwg/html/issues/6768 */
async function recoverFromKeptFailure(): Promise<boolean> {
  const address = location.href;
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
  if (!answer || answer.status >= 500 || location.href !== address) return false;
  reload();
  return true;
}

/** Returns the entry script of a page, as named in its HTML. */
export function entryOf(html: string): string | undefined {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="(\/assets\/[^"]+)"/g)];
  return scripts.at(-1)?.[1];
}

/** Returns the deployments from which recovery was already tried, from the history state. */
export function triedOf(state: unknown): string[] {
  const tried = (state as { [triedKey]?: unknown } | null)?.[triedKey];
  return Array.isArray(tried) ? tried.filter((entry) => typeof entry === 'string') : [];
}
