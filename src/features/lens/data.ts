import { type Locale, sourceLocale } from '../../../schema/languages.ts';
import {
  type DataOfFiles,
  dataScriptAddress,
  type LensData,
  type LensPlace,
  type LensText,
  openAddress,
  pageDataAddress,
  wordsDataAddress,
} from '../../../schema/lens.ts';
import { notFoundKey, splitPrefix } from '../../../schema/page-key.ts';
import { addressInFolder, isFile } from './address.ts';

/** What the lens knows about the page that is shown: its own texts first, then those of the interface. */
export interface PageTexts {
  locale: Locale;
  page: LensData;
  words: LensData;
  texts: LensText[];
}

/** @throws Error with a sentence for people when the texts of the page cannot be had */
export async function loadTexts(pathname: string): Promise<PageTexts> {
  const { prefix, rest } = splitPrefix(pathname);
  const locale = prefix ?? sourceLocale;
  const key = rest.replace(/^\/|\/$/g, '') || 'index';
  const [page, words] = await Promise.all([
    ask(pageDataAddress(key, locale)).then((data) => data ?? ask(pageDataAddress(notFoundKey, locale))),
    ask(wordsDataAddress(locale)),
  ]);
  if (!page || !words) throw new Error('The texts of this page cannot be had.');
  // Places in the list of the interface follow those of the page.
  const offset = page.texts.length;
  const moved = words.texts.map((text) =>
    text.after === undefined ? text : { ...text, after: text.after + offset },
  );
  return { locale, page, words, texts: [...page.texts, ...moved] };
}

async function ask(address: string): Promise<LensData | undefined> {
  if (isFile) return askFile(address);
  const response = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  // A server may answer an address that is not there with a page.
  const isData = response?.ok && response.headers.get('content-type')?.includes('json');
  return isData ? ((await response.json()) as LensData) : undefined;
}

/** A page that was opened as a file may fetch nothing, but it may run scripts of its folder. */
async function askFile(address: string): Promise<LensData | undefined> {
  const script = document.createElement('script');
  script.src = addressInFolder(dataScriptAddress(address));
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  script.remove();
  return (globalThis as DataOfFiles).lensData?.[address];
}

/** @returns what came of it, for people; only the terminal of the dev server says whether an editor was found */
export async function openPlace({ path, line, column }: LensPlace): Promise<string> {
  const asked = new URLSearchParams({ path, line: String(line), column: String(column) });
  const response = await fetch(`${openAddress}?${asked}`, { method: 'POST' }).catch(() => undefined);
  if (!response) return 'The dev server does not answer.';
  return response.ok
    ? `Opening ${path}:${line} in your editor. If nothing opens, start the editor first, or name it in LAUNCH_EDITOR (docs/lens.md).`
    : response.text();
}
