/**
 * A part of a page's text, as data: words, or an element with its name, its attributes as React calls them (0 for
 * none), and what is in it. A name that begins with a capital letter is that of a component.
 */
export type BodyNode = string | BodyElement;

export type BodyElement = readonly [
  name: string,
  attributes: { readonly [name: string]: unknown } | 0,
  ...children: BodyNode[],
];
