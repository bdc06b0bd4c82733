/** Reads an object from storage; it is empty if storage is blocked or contains something else. */
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
    // If storage is blocked, the values last until the page is reloaded.
  }
}
