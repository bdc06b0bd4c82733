import { type Element, isElement, type Node } from '../xml-tree.ts';
import { areStyledApart, hasClass, isInline, isNotText, proseOf } from './readable.ts';

/**
 * Returns a page as Markdown (CommonMark with GFM tables), for language models (llmstxt.org). It is converted from the
 * rendered page, so that all components are covered. Drawings, forms and buttons are omitted.
 *
 * @param html the screen as rendered by React
 * @param siteUrl URL of the site, for links and pictures
 */
export const markdownOf = (html: string, siteUrl: string): string =>
  `${blocks(proseOf(withAbsoluteUrls(html, siteUrl)))}\n`;

/** Makes the URLs of links and pictures absolute, and removes prefilled messages from email and WhatsApp links. */
const withAbsoluteUrls = (html: string, siteUrl: string): string =>
  html
    .replace(/ (?:href|src)="(?=\/)/g, (start) => start + siteUrl)
    .replace(/( href="(?:mailto:|https:\/\/wa\.me\/)[^"?]*)\?[^"]*/g, '$1');

/** Renders the children of an element as blocks, separated by empty lines. */
function blocks({ children }: Element): string {
  const found: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    found.push(escapeLineStart(collapseSpaces(inline(line))));
    line = [];
  };
  for (const child of children) {
    if (isInline(child)) line.push(child);
    else {
      endLine();
      found.push(block(child as Element));
    }
  }
  endLine();
  return found.filter(Boolean).join('\n\n');
}

function block(element: Element): string {
  const { name, children } = element;
  if (isNotText(element)) return '';
  // The eyebrow above the heading repeats the breadcrumb.
  if (hasClass(element, 'hero-words')) return blocks({ ...element, children: children.slice(1) });
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${collapseSpaces(inline(children))}`;
  if (name === 'ul' || name === 'ol') return list(element);
  if (name === 'dl') return terms(element);
  if (name === 'table') return table(element);
  if (name === 'address' || name === 'figcaption') return lines(element);
  if (name === 'blockquote') return blocks(element).replace(/^/gm, '> ');
  if (name === 'pre') return `\`\`\`\n${textContent(element).trimEnd()}\n\`\`\``;
  if (name === 'hr') return '---';
  return blocks(element);
}

/** Renders items as a list; as blocks if any has its own heading, such as cards. */
function list({ name, children }: Element): string {
  const items = children.filter(isElement).map(blocks).filter(Boolean);
  if (items.some((item) => /^#/m.test(item))) return items.join('\n\n');
  return items.map((item, index) => listItem(name === 'ol' ? `${index + 1}. ` : '- ', item)).join('\n');
}

const listItem = (mark: string, text: string): string =>
  mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`).replace(/^ +$/gm, '');

/** Renders terms and descriptions as a list: Markdown has no definition lists. */
function terms(element: Element): string {
  const items: string[] = [];
  for (const part of descendants(element, /^d[td]$/)) {
    if (part.name === 'dt') items.push(emphasized('**', collapseSpaces(inline(part.children))));
    else {
      const text = blocks(part);
      items.push((items.pop() ?? '') + (text.startsWith('- ') ? '\n' : ' – ') + text);
    }
  }
  return items.map((item) => listItem('- ', item)).join('\n');
}

function table(element: Element): string {
  const [head = [], ...body] = descendants(element, /^tr$/).map((row) =>
    descendants(row, /^t[hd]$/).map((cell) => collapseSpaces(inline(cell.children)).replaceAll('|', '\\|')),
  );
  const rows = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  const captions = descendants(element, /^caption$/).map(blocks);
  return [...captions, rows.join('\n')].join('\n\n');
}

/** Puts every `span`, and the text between them, on its own line. */
function lines({ children }: Element): string {
  const groups: Node[][] = [[]];
  for (const child of children) {
    if (isElement(child) && child.name === 'span') groups.push([child], []);
    else groups.at(-1)?.push(child);
  }
  return groups
    .map((group) => collapseSpaces(inline(group)))
    .filter(Boolean)
    .join('\\\n');
}

function inline(nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      if (!isElement(node)) return escapeText(node);
      return (areStyledApart(nodes[index - 1], node) ? ' ' : '') + phrase(node);
    })
    .join('');
}

function phrase(element: Element): string {
  const { name, attributes, children } = element;
  if (isNotText(element)) return '';
  if (name === 'br') return '\\\n';
  if (name === 'code') return code(textContent(element));
  if (name === 'strong' || name === 'b') return emphasized('**', inline(children));
  if (name === 'em' || name === 'i') return emphasized('*', inline(children));
  if (name === 'img' && attributes.alt) return `![${escapeText(attributes.alt)}](${attributes.src})`;
  if (name === 'a' && attributes.href)
    return `[${collapseSpaces(inline(children))}](${target(attributes.href)})`;
  return inline(children);
}

/** Escapes parentheses, angle brackets and whitespace, which would end a link target. */
const target = (address: string): string =>
  address.replace(/[()\s<>]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Adds emphasis delimiters. CommonMark requires them next to a letter, so spaces go outside, as does Chinese full-width
 * punctuation, which no space follows.
 */
function emphasized(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] =
    /^(\s*)([\s\S]*?)([\s。！？：；，、）」』]*)$/u.exec(text) ?? [];
  return inner ? before + mark + inner + mark + after : text;
}

/** Renders inline code between more backticks than it contains. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return longest > 0 ? `${ticks} ${text} ${ticks}` : ticks + text + ticks;
}

/** The text of an element without markup. */
const textContent = ({ children }: Element): string =>
  children.map((child) => (isElement(child) ? textContent(child) : child)).join('');

/** The nearest descendants with matching tag names. */
const descendants = ({ children }: Element, names: RegExp): Element[] =>
  children
    .filter(isElement)
    .flatMap((child) =>
      names.test(child.name) ? [child] : isNotText(child) ? [] : descendants(child, names),
    );

/** Escapes text for Markdown, collapses whitespace and removes soft hyphens. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');

/** Escapes the start of a line that Markdown would read as a heading, list, quotation, code fence or thematic break. */
const escapeLineStart = (line: string): string =>
  line
    .replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|~~~|---|===)/, '\\');

/** Collapses spaces, and trims each line. */
const collapseSpaces = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ *\\\n */g, '\\\n')
    .replace(/^ | $/g, '');
