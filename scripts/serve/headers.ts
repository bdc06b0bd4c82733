import { extname } from 'node:path';

/** Files whose type sirv does not know, or sends without the encoding a browser would otherwise guess. */
const contentTypes: Readonly<Record<string, string>> = {
  '.ics': 'text/calendar;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.usdz': 'model/vnd.usdz+zip',
};

/** For what may change with the next build: kept, but asked for again each time. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** For names that carry a hash of their content: never asked for again. */
const assetCaching = 'public, max-age=31536000, immutable';

/**
 * The headers of a file besides those sirv finds itself.
 *
 * @param file path below the served folder, for example `/assets/app-3f2a.js`
 */
export function headersOf(file: string): Record<string, string> {
  const contentType = contentTypes[extname(file)];
  return {
    'cache-control': file.startsWith('/assets/') ? assetCaching : pageCaching,
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  };
}
