import type { Root, RootContent } from 'hast';

/** The opening and the part after it fill the first view, at least on a phone. */
const partsOfFirstView = 2;

/** rehype plugin: wraps everything below the first view in a component that renders it later (src/blocks/Below.tsx). */
export function rehypeBelow() {
  return ({ children }: Root): void => {
    const places = [...children.keys()].filter((place) => isBlock(children[place] as RootContent));
    const from = places[partsOfFirstView];
    if (from === undefined) return;
    const below = children.splice(from);
    children.push({ type: 'mdxJsxFlowElement', name: 'Below', attributes: [], children: below } as never);
  };
}

const isBlock = ({ type }: RootContent): boolean =>
  type === 'element' || (type as string) === 'mdxJsxFlowElement';
