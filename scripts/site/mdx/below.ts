import type { Root, RootContent } from 'hast';

/** The opening of a text and the part after it fill the first view, of a phone at least. */
const partsOfFirstView = 2;

/**
 * rehype plugin: puts what is below the first view into a component of its own, which draws it later
 * (src/blocks/Below.tsx).
 */
export function rehypeBelow() {
  return ({ children }: Root): void => {
    const places = [...children.keys()].filter((place) => isPart(children[place] as RootContent));
    const from = places[partsOfFirstView];
    if (from === undefined) return;
    const below = children.splice(from);
    children.push({ type: 'mdxJsxFlowElement', name: 'Below', attributes: [], children: below } as never);
  };
}

const isPart = ({ type }: RootContent): boolean =>
  type === 'element' || (type as string) === 'mdxJsxFlowElement';
