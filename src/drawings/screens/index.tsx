import { Chair, chairSize } from '../Chair.tsx';
import { Dimension } from '../Dimension.tsx';
import { Drawing as Sheet } from '../Drawing.tsx';
import '../../styles/screens/home.css';

const [width, depth, height] = chairSize;

/** Home: the chair, half wireframe and half finished, with its measures. */
export function Drawing() {
  return (
    <Sheet view={[-84, -530, 690, 690]}>
      <Chair look="split" />
      <Dimension from={[0, 0, 0]} to={[width, 0, 0]} beside={[0, -110, 0]} value={width} />
      <Dimension from={[width, 0, 0]} to={[width, depth, 0]} beside={[120, 0, 0]} value={depth} />
      <Dimension from={[0, 0, 0]} to={[0, 0, height]} beside={[-110, 0, 0]} value={height} />
    </Sheet>
  );
}
