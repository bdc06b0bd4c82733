import { printable } from '../../finding.ts';

/** Markup that is safe to insert into a page. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** HTML from a template. Inserted values are escaped, unless they are markup made the same way. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(template.reduce((source, piece, at) => source + sourceOf(parts[at - 1]) + piece));
}

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(sourceOf).join('');
  return escaped(String(part));
}

const entities: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A text as a link, where there is an address. */
export function linked(text: string, address: string | undefined, label?: string): Markup {
  if (!address) return html`${text}`;
  return html`<a href="${address}"${label && html` aria-label="${label}"`}>${text}</a>`;
}

/** A message, in which each quoted text keeps its own direction of writing. */
export function prose(text: string): Markup {
  return new Markup(escaped(text).replace(/“([^“”]*)”/g, '“<bdi>$1</bdi>”'));
}
