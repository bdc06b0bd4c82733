/** Boundaries between pictures in percent of the width, in reading direction. */
export type Edges = readonly number[];

/** Returns evenly spaced boundaries. */
export function evenEdges(pictures: number): Edges {
  return Array.from({ length: pictures - 1 }, (_, index) => Math.round(((index + 1) * 100) / pictures));
}

/** Moves a boundary, which pushes others along instead of passing them. */
export function moveEdge(edges: Edges, moved: number, to: number): Edges {
  const place = Math.min(100, Math.max(0, to));
  return edges.map((edge, index) => {
    if (index === moved) return place;
    return index < moved ? Math.min(edge, place) : Math.max(edge, place);
  });
}

/** Returns the index of the boundary closest to a position; of two at the same place, the one that can move there. */
export function nearestEdge(edges: Edges, place: number): number {
  let nearest = 0;
  edges.forEach((edge, index) => {
    const [distance, best] = [Math.abs(edge - place), Math.abs((edges[nearest] ?? 0) - place)];
    if (distance < best || (distance === best && place > edge)) nearest = index;
  });
  return nearest;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Returns the step of an arrow key in reading direction, so that the handle moves where the arrow points. */
export function arrowStep(pressed: Pressed, direction: 'ltr' | 'rtl'): 1 | -1 | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
