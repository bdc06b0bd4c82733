import { reload } from './reload.ts';

/** The mark in the state of the browser's history under which the recoveries of an address are kept. */
const triedKey = 'recoveredFrom';

/**
 * Loads the page anew where that is the way to a script that could not be had: after a newer deployment, and where
 * the script has failed before. Returns whether it does.
 */
export async function recover(hasFailedBefore: boolean): Promise<boolean> {
  return (await recoverFromDeployment()) || (hasFailedBefore && (await recoverFromKeptFailure()));
}

/**
 * A tab that has been open since before a deployment asks for files that are gone. The state of the history remembers
 * from which deployments that was tried at this address, so that it happens once for each; unlike storage it cannot be
 * blocked, and it is gone with the tab.
 */
async function recoverFromDeployment(): Promise<boolean> {
  const entry = entryOf(document.documentElement.outerHTML);
  const address = location.href;
  const tried = triedOf(history.state);
  if (!entry || tried.includes(entry) || !(await isReplaced(entry, address))) return false;
  // Meanwhile the visitor may have moved on.
  if (location.href !== address) return false;
  history.replaceState({ ...history.state, [triedKey]: [...tried, entry] }, '');
  reload();
  return true;
}

/** Whether the server answers an address with a page, be it the not-found one, that starts by another script. */
async function isReplaced(entry: string, address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    const current = response.ok || response.status === 404 ? entryOf(await response.text()) : undefined;
    return current !== undefined && current !== entry;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew where the server answers although a script has failed again: some browsers keep the failure of
 * a script as long as the page lives (https://github.com/whatwg/html/issues/6768).
 */
async function recoverFromKeptFailure(): Promise<boolean> {
  const address = location.href;
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
  if (!answer || answer.status >= 500 || location.href !== address) return false;
  reload();
  return true;
}

/** The script by which a page of the site starts, as its document names it. */
export function entryOf(html: string): string | undefined {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="(\/assets\/[^"]+)"/g)];
  return scripts.at(-1)?.[1];
}

/** The deployments from which recovery was tried already, read from the state of the history. */
export function triedOf(state: unknown): string[] {
  const tried = (state as { [triedKey]?: unknown } | null)?.[triedKey];
  return Array.isArray(tried) ? tried.filter((entry) => typeof entry === 'string') : [];
}
