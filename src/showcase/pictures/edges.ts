/** Where one picture ends and the next begins, as percents of the width, in the direction of reading. */
export type Edges = readonly number[];

/** Edges that give each picture the same share. */
export function evenEdges(pictures: number): Edges {
  return Array.from({ length: pictures - 1 }, (_, index) => Math.round(((index + 1) * 100) / pictures));
}

/** The edges after one was moved; it pushes the others along instead of passing them. */
export function moveEdge(edges: Edges, moved: number, to: number): Edges {
  const place = Math.min(100, Math.max(0, to));
  return edges.map((edge, index) => {
    if (index === moved) return place;
    return index < moved ? Math.min(edge, place) : Math.max(edge, place);
  });
}

/** The edge that lies closest to a place; of two at the same place, the one that can move there. */
export function nearestEdge(edges: Edges, place: number): number {
  let nearest = 0;
  edges.forEach((edge, index) => {
    const [distance, best] = [Math.abs(edge - place), Math.abs((edges[nearest] ?? 0) - place)];
    if (distance < best || (distance === best && place > edge)) nearest = index;
  });
  return nearest;
}

/** What is pressed, as far as a slider is concerned. */
type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** How far an arrow key moves a handle in the direction of reading, so that it goes where the arrow points. */
export function arrowStep(pressed: Pressed, direction: 'ltr' | 'rtl'): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
