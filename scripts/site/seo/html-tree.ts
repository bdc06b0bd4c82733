/** An HTML element; strings are text. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

export const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === 'object';

/**
 * Parses HTML as written by React: elements with content are always closed, attributes double-quoted, and `<` escaped.
 * Use a real parser for other HTML.
 *
 * @param html starts with the element; anything after its end is ignored
 * @throws Error when the element is not closed
 */
export function readElement(html: string): HtmlElement {
  const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+/y;
  const open: HtmlElement[] = [];
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [text, closing, tag = '', rest = ''] = match;
    const parent = open.at(-1);
    if (text.startsWith('<!--')) continue;
    if (!tag) parent?.children.push(decode(text));
    else if (closing) {
      const element = open.pop();
      if (element?.name !== tag.toLowerCase()) break;
      if (open.length === 0) return element;
    } else {
      const element = { name: tag.toLowerCase(), attributes: attributesOf(rest), children: [] };
      parent?.children.push(element);
      if (!rest.endsWith('/') && !voidElements.has(element.name)) open.push(element);
    }
  }
  throw new Error(`The HTML of a page does not close ${html.slice(0, 80)} …`);
}

/** HTML, “void elements”: those without an end tag. */
const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

function attributesOf(text: string): { [name: string]: string } {
  const attributes: { [name: string]: string } = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    attributes[name.toLowerCase()] = decode(value);
  }
  return attributes;
}

/** The characters that React escapes. */
const entities: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
