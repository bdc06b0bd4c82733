/** Reads an object from a storage: empty if storage is blocked or contains something else. */
export function readStored(storage: () => Storage, key: string): { [name: string]: unknown } {
  try {
    return Object(JSON.parse(storage().getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

export function writeStored(storage: () => Storage, key: string, values: object): void {
  try {
    storage().setItem(key, JSON.stringify(values));
  } catch {
    // If storage is blocked, it lasts until the page is reloaded.
  }
}

/** Storage of this tab. */
export const ofTab = (): Storage => sessionStorage;

/** Storage of this browser, which survives a crash. */
export const ofBrowser = (): Storage => localStorage;
