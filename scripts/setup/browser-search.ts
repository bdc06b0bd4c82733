import { browserPlaces, type Machine } from './browser-places.ts';

/** The environment of the search; replaced in tests. */
export interface BrowserSearch extends Machine {
  /** Where Playwright puts the Chromium it downloads, whether or not it exists. */
  readonly playwrightPath: string;
  /** True for an executable file. */
  readonly isExecutable: (path: string) => Promise<boolean>;
  /** True for a browser that starts; it does not if system libraries are missing. */
  readonly starts: (path: string) => Promise<boolean>;
}

/**
 * Looks for a Chromium: CHROMIUM_PATH, then Playwright's own download, then the system's.
 *
 * @returns its executable, or nothing if there is none
 * @throws Error when CHROMIUM_PATH is not executable: a fallback would hide the mistake
 */
export async function searchBrowser(search: BrowserSearch): Promise<string | undefined> {
  const chosen = search.env.CHROMIUM_PATH;
  if (chosen) {
    if (await search.isExecutable(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH names ${chosen}, which is not a program that can be executed; set it to the executable of Chromium or Google Chrome, or remove it.`,
    );
  }
  for (const path of [search.playwrightPath, ...browserPlaces(search)]) {
    if ((await search.isExecutable(path)) && (await search.starts(path))) return path;
  }
  return undefined;
}
