import { addressInFolder, isFile } from './address.ts';

/*
 * A preview that was opened without a server, where addresses do not begin at the root and modules do not run:
 * addresses are led into the folder, the page stays as it was written, and the lens comes by this script.
 */

/** Attributes that hold an address. */
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
  // What scripts would have brought: the styles of the parts that come late.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
    link.disabled = false;
  void import('./lens.tsx');
}
