import { addressInFolder, isFile } from './address.ts';

/*
 * Entry point of the lens in a preview. Without a server, absolute URLs and modules do not work, so URLs are rewritten
 * and the page stays as prerendered.
 */

const attributes = ['href', 'src', 'poster'];

if (isFile) {
  for (const name of attributes) {
    for (const element of document.querySelectorAll(`[${name}^="/"]`)) {
      element.setAttribute(name, addressInFolder(element.getAttribute(name) ?? ''));
    }
  }
  for (const element of document.querySelectorAll('[srcset]')) {
    const list = element.getAttribute('srcset') ?? '';
    element.setAttribute(
      'srcset',
      list.replace(/(^|,\s*)(\/\S+)/g, (_, before, at) => before + addressInFolder(at)),
    );
  }
  for (const style of document.querySelectorAll('style')) {
    style.textContent = style.textContent.replace(
      /(url\(["']?)(\/[^)"']+)/g,
      (_, before, at) => before + addressInFolder(at),
    );
  }
  // Enables the styles that scripts would have loaded later.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
    link.disabled = false;
}
void import('./lens.tsx');
