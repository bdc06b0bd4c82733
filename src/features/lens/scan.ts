import type { LensText } from '../../../schema/lens.ts';
import { type Matcher, normalize, runsOf } from './match.ts';

/** A place on the page that shows a text, or several with the same words. */
export interface Found {
  texts: number[];
  element: Element;
  /** The attribute that contains the text, or `head`; otherwise, it is in text nodes. */
  attribute?: string;
  nodes: Text[];
}

/** Elements that the lens adds to the page, which are not part of it. */
export const ownElements = 'lens-host, lens-note';

/** Attributes with human-readable values. */
export const attributes = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title'];

const elementsWithText = attributes.map((name) => `[${name}]`).join(', ');

const inline =
  'a, abbr, b, bdi, bdo, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, s, samp, small, span, strong, sub, sup, time, u, var, wbr';

const skippedElements = `script, style, noscript, template, ${ownElements}`;

/** Finds the texts on the page, in document order: visible text and attributes. */
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
  const seen = found.map((piece) => ({ ...piece, texts: likelyTexts(piece, texts) })).sort(inOrder);
  return [...headTexts(document, matcher, texts), ...seen];
}

/** Among texts with the same words, prefers the page's own in the content, and interface texts elsewhere. */
function likelyTexts({ texts: indexes, element }: Found, texts: readonly LensText[]): number[] {
  const isInText = element.closest('.prose') !== null;
  const isOwn = (index: number): boolean => texts[index]?.of === 'page' && texts[index].name !== 'label';
  const some = indexes.filter((index) => isOwn(index) === isInText);
  return some.length > 0 ? some : indexes;
}

function inOrder(a: Found, b: Found): number {
  if (a.element === b.element) return 0;
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Returns the text nodes of each block. */
function blocksOf(root: Element): Text[][] {
  const blocks: Text[][] = [];
  let holder: Element | undefined;
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node.matches(skippedElements)
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

/** Returns the innermost element that contains all nodes. */
function holderOf(nodes: readonly Text[]): Element | undefined {
  let element = nodes[0]?.parentElement;
  while (element && !nodes.every((node) => element?.contains(node))) element = element.parentElement;
  return element ?? undefined;
}

function attributeTexts(document: Document, matcher: Matcher): Found[] {
  return [...document.body.querySelectorAll(elementsWithText)].flatMap((element) => {
    if (element.closest(ownElements)) return [];
    return attributes.flatMap((attribute): Found[] => {
      const { texts } = matcher(normalize(element.getAttribute(attribute) ?? ''));
      return texts.length > 0 ? [{ texts, element, attribute, nodes: [] }] : [];
    });
  });
}

/** Finds title and description in the head; the document title ends with the name of the studio. */
function headTexts(document: Document, matcher: Matcher, texts: readonly LensText[]): Found[] {
  const description = document.querySelector('meta[name=description]');
  const heads: [name: string, element: Element | null, words: string][] = [
    ['title', document.querySelector('title'), document.title.replace(/ \| [^|]*$/, '')],
    ['description', description, description?.getAttribute('content') ?? ''],
  ];
  return heads.flatMap(([name, element, words]): Found[] => {
    const found = matcher(normalize(words)).texts.filter(
      (index) => texts[index]?.of === 'page' && texts[index].name === name,
    );
    return element && found.length > 0 ? [{ texts: found, element, attribute: 'head', nodes: [] }] : [];
  });
}
