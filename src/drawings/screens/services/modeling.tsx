import { lines } from '../../axonometry.ts';
import { Body, bodyWidth, chairSize, Frame } from '../../Chair.tsx';
import { Dimension } from '../../Dimension.tsx';
import { Drawing as Sheet } from '../../Drawing.tsx';
import '../../../styles/screens/modeling.css';

const [width, depth, height] = chairSize;
const apart = 300;

/** Modeling: the parts of the chair apart from each other, as wireframes on one axis. */
export function Drawing() {
  return (
    <Sheet view={[-150, -520, 860, 680]}>
      <path className="guide" d={axes} />
      <Frame x={24 - apart} look="outline" />
      <Body from={bodyWidth[0]} to={bodyWidth[1]} look="wire" hasEnd />
      <Frame x={696 + apart} look="outline" />
      <Dimension
        from={[bodyWidth[0], 0, 235]}
        to={[bodyWidth[1], 0, 235]}
        beside={[0, -90, -90]}
        value={bodyWidth[1] - bodyWidth[0]}
      />
      <Dimension
        from={[width + apart, 0, 0]}
        to={[width + apart, depth, 0]}
        beside={[110, 0, 0]}
        value={depth}
      />
      <Dimension
        from={[bodyWidth[0], depth, 235]}
        to={[bodyWidth[0], depth, height]}
        beside={[-110, 0, 0]}
        value={height - 235}
      />
    </Sheet>
  );
}

/** The parts slide together along these. */
const axes = lines(
  (
    [
      [84, 205],
      [720, 205],
      [70, 480],
      [690, 500],
    ] as const
  ).map(
    ([y, z]) =>
      [
        [24 - apart, y, z],
        [696 + apart, y, z],
      ] as const,
  ),
);
