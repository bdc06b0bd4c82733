import type { LensText } from '../../../schema/lens.ts';
import { bare, type Matcher, runsOf } from './match.ts';

/** A text of the content that was found on the page. */
export interface Found {
  /** Places in the list of texts. */
  texts: number[];
  /** The element that shows it. */
  element: Element;
  /** The attribute that holds it; otherwise it is between the tags. */
  attribute?: string;
  /** The nodes that show it. */
  nodes: Text[];
}

/** What the lens puts into the page itself; it is no part of it. */
export const ownElements = 'lens-host, lens-note';

/** Attributes whose values are read by people. */
export const attributes = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title'];

const elementsWithText = attributes.map((name) => `[${name}]`).join(', ');

/** Elements that stand in a line of text. */
const inline =
  'a, abbr, b, bdi, bdo, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, s, samp, small, span, strong, sub, sup, time, u, var, wbr';

const passedOver = `script, style, noscript, template, ${ownElements}`;

/** Finds the texts on the page, in the order of the document: what is read, and what attributes say. */
export function scan(document: Document, matcher: Matcher, texts: readonly LensText[]): Found[] {
  const found = attributeTexts(document, matcher);
  for (const nodes of blocksOf(document.body)) {
    const pieces = nodes.map(({ data }) => data);
    for (const { from, to, texts } of runsOf(pieces, matcher)) {
      const run = nodes.slice(from, to).filter(({ data }) => data.trim() !== '');
      const element = holderOf(run);
      if (element) found.push({ texts, element, nodes: run });
    }
  }
  const seen = found.map((piece) => ({ ...piece, texts: likely(piece, texts) })).sort(inOrder);
  return [...headTexts(document, matcher, texts), ...seen];
}

/**
 * Of several texts with the same words those that belong where they were found: within the text of the page its own,
 * around it those of the interface and the name of the page. The choice stays open where that does not tell.
 */
function likely({ texts: places, element }: Found, texts: readonly LensText[]): number[] {
  const isInText = element.closest('.prose') !== null;
  const isOwn = (place: number): boolean => texts[place]?.of === 'page' && texts[place].name !== 'label';
  const some = places.filter((place) => isOwn(place) === isInText);
  return some.length > 0 ? some : places;
}

function inOrder(a: Found, b: Found): number {
  const position = a.element.compareDocumentPosition(b.element);
  if (position & Node.DOCUMENT_POSITION_FOLLOWING) return -1;
  return position & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0;
}

/** The text nodes of each block: those that follow each other without a block between them. */
function blocksOf(root: Element): Text[][] {
  const blocks: Text[][] = [];
  let holder: Element | undefined;
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node.matches(passedOver)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    const block = blockOf(node);
    if (block !== holder) blocks.push([]);
    holder = block;
    blocks.at(-1)?.push(node);
  }
  return blocks;
}

function blockOf(node: Text): Element | undefined {
  let element = node.parentElement;
  while (element?.parentElement && element.matches(inline)) element = element.parentElement;
  return element ?? undefined;
}

/** The innermost element around all nodes. */
function holderOf(nodes: readonly Text[]): Element | undefined {
  let element = nodes[0]?.parentElement;
  while (element && !nodes.every((node) => element?.contains(node))) element = element.parentElement;
  return element ?? undefined;
}

function attributeTexts(document: Document, matcher: Matcher): Found[] {
  return [...document.body.querySelectorAll(elementsWithText)].flatMap((element) => {
    if (element.closest(ownElements)) return [];
    return attributes.flatMap((attribute): Found[] => {
      const { texts } = matcher(bare(element.getAttribute(attribute) ?? ''));
      return texts.length > 0 ? [{ texts, element, attribute, nodes: [] }] : [];
    });
  });
}

/** What search results and tabs show; the name of the studio stands after the title. */
function headTexts(document: Document, matcher: Matcher, texts: readonly LensText[]): Found[] {
  const description = document.querySelector('meta[name=description]');
  const heads: [name: string, element: Element | null, words: string][] = [
    ['title', document.querySelector('title'), document.title.replace(/ \| [^|]*$/, '')],
    ['description', description, description?.getAttribute('content') ?? ''],
  ];
  return heads.flatMap(([name, element, words]): Found[] => {
    const found = matcher(bare(words)).texts.filter(
      (place) => texts[place]?.of === 'page' && texts[place].name === name,
    );
    return element && found.length > 0 ? [{ texts: found, element, attribute: 'head', nodes: [] }] : [];
  });
}
