/** One way to get a browser. */
export interface BrowserSource {
  /** Printed before the attempt, on one line. */
  readonly announcement: string;
  /** False where this way is unavailable, for example apt-get on macOS. */
  readonly isPossible: () => Promise<boolean>;
  /** Tries to install; success is judged by whether a browser is found afterwards. */
  readonly install: () => Promise<void>;
}

export const noBrowserAdvice =
  'No Chromium was found for the browser tests; install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then run npm test again.';

/**
 * Finds a browser, or tries the sources in turn until one is found.
 *
 * @param find looks for a browser and returns its executable, if any
 * @returns the executable
 * @throws Error with a sentence that says what to do, when every source failed
 */
export async function obtainBrowser(
  find: () => Promise<string | undefined>,
  sources: readonly BrowserSource[],
  say: (line: string) => void,
): Promise<string> {
  const present = await find();
  if (present !== undefined) return present;
  for (const source of sources) {
    if (!(await source.isPossible())) continue;
    say(source.announcement);
    await source.install();
    const installed = await find();
    if (installed !== undefined) return installed;
  }
  throw new Error(noBrowserAdvice);
}
