import { browserPlaces, type Machine } from './browser-places.ts';

/** What a search for a browser looks at; replaced in tests. */
export interface BrowserSearch extends Machine {
  /** Where Playwright keeps the Chromium it downloads, whether or not it has. */
  readonly playwrightPath: string;
  /** True for a program that may be executed. */
  readonly isExecutable: (path: string) => Promise<boolean>;
  /** True for a browser that starts; one whose system libraries are missing does not. */
  readonly starts: (path: string) => Promise<boolean>;
}

/**
 * Looks for a Chromium: CHROMIUM_PATH, then Playwright's own download, then what the system has.
 *
 * @returns its executable, or nothing when there is none
 * @throws when CHROMIUM_PATH names something that cannot be executed, since guessing on would hide the mistake
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
