import { createHash } from 'node:crypto';
import { grouped } from '../../check/core/index.ts';
import { attribute, contentOf, elementsIn, parseHtml, tagOf, textLines } from './html.ts';
import { normalize } from './normalize.ts';
import type { Entry } from './outcome.ts';

/** Attributes that say what an element is and does. */
const meaning =
  /^(?:id|role|aria-.*|lang|dir|title|placeholder|name|type|for|required|autocomplete|hidden|tabindex|popover.*)$/;
/** Elements listed even without one of these attributes. */
const outline = /^(?:h[1-6]|main|nav|header|footer|form|table|dialog)$/;
const ofLinks = /^(?:href|hreflang|lang|rel|target)$/;
const ofImages = /^(?:src|srcset|sizes|media|type|alt|width|height|loading|fetchpriority)$/;

/**
 * Extracts what a page is to visitors, search engines and assistive technology, and what it loads.
 *
 * @param sizeOf returns the size of a script or style sheet by its URL
 */
export function readPage(html: string, sizeOf: (address: string) => number): Entry {
  const all = elementsIn(parseHtml(html));
  const body = all.filter(({ tagName }) => tagName === 'body').flatMap(elementsIn);
  const data = all.filter((element) => attribute(element, 'type') === 'application/ld+json');
  const code = all.filter(
    (element) =>
      (element.tagName === 'script' && !data.includes(element)) ||
      (element.tagName === 'link' && /stylesheet|modulepreload/.test(attribute(element, 'rel'))),
  );
  const head = all.filter(
    (element) => /^(?:html|title|meta|base|link)$/.test(element.tagName) && !code.includes(element),
  );
  const styles = all.filter(({ tagName }) => tagName === 'style').map(contentOf);
  const words = code.flatMap(({ attrs }) => attrs.flatMap(({ value }) => value.split(/\s+/)));
  const named = [...new Set(words)].filter((word) => /^\/[^/].*\.(?:js|css)$/.test(word));
  const sum = (addresses: string[]) => addresses.reduce((total, address) => total + sizeOf(address), 0);
  return {
    lines: {
      head: head.map((element) => `${tagOf(element)} ${contentOf(element)}`.trim()),
      'structured data': data.flatMap((element) =>
        normalize(JSON.stringify(JSON.parse(contentOf(element)), null, 1)).split('\n'),
      ),
      text: all.filter((element) => attribute(element, 'id') === 'root').flatMap(textLines),
      links: body
        .filter(({ tagName }) => tagName === 'a')
        .map((element) => [tagOf(element, ofLinks), ...textLines(element)].join(' ')),
      'ids and roles': body
        .filter(({ tagName, attrs }) => outline.test(tagName) || attrs.some(({ name }) => meaning.test(name)))
        .map((element) => tagOf(element, meaning)),
      images: body
        .filter(({ tagName }) => /^(?:img|source)$/.test(tagName))
        .map((element) => tagOf(element, ofImages)),
      // One line per URL of a list.
      'scripts and style sheets': code.flatMap((element) =>
        `${tagOf(element)} ${digestOf(contentOf(element))}`.trim().split(/ (?=\/assets\/)/),
      ),
    },
    sizes: {
      'inline styles, uncompressed': Buffer.byteLength(styles.join('')),
      'all scripts': sum(named.filter((address) => address.endsWith('.js'))),
      'all style sheets': sum(named.filter((address) => address.endsWith('.css'))),
      // Files whose names differ only by the hash are counted together.
      ...Object.fromEntries(
        [...grouped(named, normalize)].map(([name, addresses]) => [name, sum(addresses)]),
      ),
    },
  };
}

const digestOf = (text: string): string =>
  text && `${text.length} characters, ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
