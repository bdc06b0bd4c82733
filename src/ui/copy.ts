/** Puts a text on the clipboard. `false` where the browser, its settings or an insecure address refuse it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
