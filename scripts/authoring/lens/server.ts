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

/** The lens endpoints of the dev server. */
interface LensServer {
  /** Handles requests of the lens, and passes on everything else. */
  readonly answer: Connect.NextHandleFunction;
  /** Makes the next request read the content again, after its files have changed. */
  forget(): void;
}

/**
 * Creates the lens endpoints of the dev server.
 *
 * @param root project root
 * @param contentDir content folder
 */
export function lensServer(root: string, contentDir: string): LensServer {
  // Reuses earlier results of the check.
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
