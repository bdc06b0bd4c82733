import { join } from 'node:path';
import type { Connect } from 'vite';
import { isLocale } from '../../../schema/languages.ts';
import { type LensData, openAddress, pageDataAddress, wordsDataAddress } from '../../../schema/lens.ts';
import { listContent } from '../../check/core/index.ts';
import { memoInMemory, openMemo } from '../../check/index.ts';
import { checkVersion } from '../../content/check-version.ts';
import { type LensInput, pageData, wordsData } from './data.ts';
import { lensInput } from './input.ts';
import { openingOf } from './opening.ts';

/** What the dev server has for the lens. */
interface LensServer {
  /** Answers what the lens asks for; everything else goes on. */
  readonly answer: Connect.NextHandleFunction;
  /** Has the content read again at the next question, after a change of its files. */
  forget(): void;
}

/**
 * Makes what the dev server has for the lens.
 *
 * @param root folder of the project
 * @param contentDir folder of the content
 */
export function lensServer(root: string, contentDir: string): LensServer {
  // What the check has found out before need not be found out again.
  const memo = memoInMemory(openMemo(join(root, '.cache', 'check.json'), checkVersion(root)));
  let input: LensInput | undefined;
  const current = (): LensInput => {
    input ??= lensInput(contentDir, undefined, memo);
    return input;
  };
  return {
    forget() {
      input = undefined;
    },
    answer(request, response, next) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === openAddress) {
        const asked = openingOf(request, searchParams, listContent(contentDir));
        if ('target' in asked) request.url = `/__open-in-editor?file=${encodeURIComponent(asked.target)}`;
        else response.writeHead(asked.status).end(asked.reason);
        return 'target' in asked ? next() : undefined;
      }
      const address = decodeURI(pathname);
      const data = address.startsWith('/lens/') ? dataAt(address, current) : undefined;
      if (!data) return next();
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify(data));
    },
  };
}

function dataAt(address: string, current: () => LensInput): LensData | undefined {
  const locale = address.split(/[/.]/)[2];
  if (!isLocale(locale)) return undefined;
  const input = current();
  if (address === wordsDataAddress(locale)) return wordsData(locale, input);
  for (const page of input.graph.pages.values()) {
    if (address === pageDataAddress(page.key, locale)) return pageData(page, locale, input);
  }
  return undefined;
}
