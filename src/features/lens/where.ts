import type { Found } from './scan.ts';

/** Names of elements in the lens. */
const roles: readonly [selector: string, name: string][] = [
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['button, summary, [role=button]', 'button'],
  ['a', 'link'],
  ['label, legend', 'label of a field'],
  ['option', 'choice in a list'],
  ['figcaption', 'caption'],
  ['th', 'heading of a table'],
  ['td', 'cell of a table'],
  ['svg', 'drawing'],
  ['li', 'entry of a list'],
];

const regions: readonly [selector: string, name: string][] = [
  ['dialog', 'dialog'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['nav', 'menu'],
  ['aside', 'notice'],
  ['main', 'content'],
];

/** Describes where a text is: “link in the footer”, “alt of img in the content”. */
export function whereOf({ element, attribute }: Found): string {
  if (attribute === 'head') return element.localName === 'title' ? 'title of the page' : 'search results';
  const region = nameOf(element, regions);
  const what = attribute ? `${attribute} of ${element.localName}` : (nameOf(element, roles) ?? 'text');
  return region ? `${what} in the ${region}` : what;
}

const nameOf = (element: Element, names: readonly [string, string][]): string | undefined =>
  names.find(([selector]) => element.closest(selector))?.[1];
