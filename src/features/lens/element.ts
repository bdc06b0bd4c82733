/** Creates an element with attributes and children. */
export function elementOf(
  name: string,
  attributes: { readonly [name: string]: string },
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** Creates a style sheet for shadow roots and documents, which the content security policy does not block. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
