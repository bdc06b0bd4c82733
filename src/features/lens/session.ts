/** What the tab keeps under a name: nothing where storage is blocked or holds something else. */
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
    // Where storage is blocked, it lasts until the page is loaded anew.
  }
}
