import type { Locale } from '../../../schema/languages.ts';
import {
  type DataOfFiles,
  dataScriptAddress,
  type LensData,
  type LensText,
  pageDataAddress,
  tokenHeader,
  wordsDataAddress,
} from '../../../schema/lens.ts';
import { keyOf, localeOfPath, notFoundKey } from '../../../schema/page-key.ts';
import { addressInFolder } from './address.ts';

/** The lens data of the current page: its own texts first, then those of the interface. */
export interface PageTexts {
  locale: Locale;
  page: LensData;
  words: LensData;
  texts: LensText[];
}

/** Loads the lens data of a page. @throws Error with a readable message if that fails */
export async function loadTexts(pathname: string): Promise<PageTexts> {
  const locale = localeOfPath(pathname);
  const [page, words] = await Promise.all([
    fetchData(pageDataAddress(keyOf(pathname), locale)).then(
      (data) => data ?? fetchData(pageDataAddress(notFoundKey, locale)),
    ),
    fetchData(wordsDataAddress(locale)),
  ]);
  if (!page || !words) throw new Error('The texts of this page could not be loaded.');
  return { locale, page, words, texts: [...page.texts, ...words.texts] };
}

async function fetchData(address: string): Promise<LensData | undefined> {
  if (!isEditable) return loadPreviewData(address);
  const response = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  // A server may respond to an unknown URL with an HTML page.
  const isData = response?.ok && response.headers.get('content-type')?.includes('json');
  return isData ? ((await response.json()) as LensData) : undefined;
}

/** Loads preview data by script: a page opened as a file cannot fetch, but can run scripts of its folder. */
async function loadPreviewData(address: string): Promise<LensData | undefined> {
  const script = document.createElement('script');
  script.src = addressInFolder(dataScriptAddress(address));
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  script.remove();
  return (globalThis as DataOfFiles).lensData?.[address];
}

/** The dev server's token, which only its own pages contain; previews have none. */
const token = document.querySelector<HTMLElement>('[data-lens-token]')?.dataset.lensToken;

/** Whether texts can be edited here. */
export const isEditable = token !== undefined;

/** Sends a request to the dev server; on failure, the result contains the reason as a sentence. */
export async function postAction<T>(
  address: string,
  data: object | string,
): Promise<T | { ok: false; why: string }> {
  const headers = { 'content-type': 'application/json', [tokenHeader]: token ?? '' };
  const request = { method: 'POST', headers, body: JSON.stringify(data) };
  const response = await fetch(address, request).catch(() => undefined);
  const isData = response?.headers.get('content-type')?.includes('json');
  const answer = isData ? await response?.json().catch(() => undefined) : undefined;
  if (response?.ok) return answer;
  return {
    ok: false,
    why: answer?.why ?? 'The dev server does not respond. What you typed is kept in this browser.',
  };
}
