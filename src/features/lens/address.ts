import { previewLensAddress } from '../../../schema/lens.ts';

/** The preview folder, if the page was opened as a file. `document.currentScript` is only set on initial execution. */
const folder = location.protocol === 'file:' ? folderOf(document.currentScript) : undefined;

function folderOf(script: HTMLOrSVGScriptElement | null): string | undefined {
  const [address, rest] = script instanceof HTMLScriptElement ? script.src.split(previewLensAddress) : [];
  return rest === '' ? `${address}/` : undefined;
}

/** Whether the page was opened as a file, where the site's scripts do not run. */
export const isFile = folder !== undefined;

/** Returns the page's path within the site, on a server or in a folder: “/nl/about”. */
export function sitePath(): string {
  if (folder === undefined) return location.pathname;
  const within = location.href.replace(/[?#].*/, '').slice(folder.length);
  return `/${decodeURI(within).replace(/(?:\/?index)?\.html$/, '')}`;
}

/** Converts a path of the site to a URL in the preview folder, where each page is an `index.html`. */
export function addressInFolder(address: string): string {
  const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? [];
  const isPage = !/\.[^/]*$/.test(path);
  const file = isPage ? `${path.replace(/\/?$/, path === '' ? '' : '/')}index.html` : path;
  return `${folder ?? '/'}${file}${rest}`;
}
