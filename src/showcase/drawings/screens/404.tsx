import { frame } from '../axonometry.ts';
import { chairSize } from '../Chair.tsx';
import { Dimension } from '../Dimension.tsx';
import { Sheet } from '../Sheet.tsx';

const [width, depth, height] = chairSize;

/** Not found: dimensions of an object that is not there. */
export function Drawing() {
  return (
    <Sheet view={[-120, -520, 720, 690]}>
      <path className="guide" d={frame(chairSize)} />
      <Dimension from={[0, 0, 0]} to={[width, 0, 0]} beside={[0, -180, 0]} value={404} />
      <Dimension from={[width, 0, 0]} to={[width, depth, 0]} beside={[120, 0, 0]} value={0} />
      <Dimension from={[0, 0, 0]} to={[0, 0, height]} beside={[-110, 0, 0]} value={0} />
    </Sheet>
  );
}
