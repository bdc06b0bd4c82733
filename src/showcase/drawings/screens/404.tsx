import { path } from '../axonometry.ts';
import { chairSize } from '../Chair.tsx';
import { Dimension } from '../Dimension.tsx';
import { Drawing as Sheet } from '../Drawing.tsx';

const [width, depth, height] = chairSize;

/** Not found: everything is measured, but nothing is there. */
export function Drawing() {
  const level = (z: number) =>
    path(
      [
        [0, 0, z],
        [width, 0, z],
        [width, depth, z],
        [0, depth, z],
      ],
      true,
    );
  return (
    <Sheet view={[-120, -520, 720, 690]}>
      <path className="guide" d={level(0) + level(height)} />
      <path
        className="guide"
        d={
          path([
            [0, 0, 0],
            [0, 0, height],
          ]) +
          path([
            [width, 0, 0],
            [width, 0, height],
          ]) +
          path([
            [width, depth, 0],
            [width, depth, height],
          ]) +
          path([
            [0, depth, 0],
            [0, depth, height],
          ])
        }
      />
      <Dimension from={[0, 0, 0]} to={[width, 0, 0]} beside={[0, -180, 0]} value={404} />
      <Dimension from={[width, 0, 0]} to={[width, depth, 0]} beside={[120, 0, 0]} value={0} />
      <Dimension from={[0, 0, 0]} to={[0, 0, height]} beside={[-110, 0, 0]} value={0} />
    </Sheet>
  );
}
