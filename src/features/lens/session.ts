/** Reads an object from session storage: empty if storage is blocked or contains something else. */
export function readSession(key: string): { [name: string]: unknown } {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

export function writeSession(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // If storage is blocked, it lasts until the page is reloaded.
  }
}
