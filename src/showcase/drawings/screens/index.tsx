import { box } from '../axonometry.ts';
import { Chair, chairSize } from '../Chair.tsx';
import { Dimension } from '../Dimension.tsx';
import { Sheet } from '../Sheet.tsx';
import './index.css';

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

/** What customers put together from the same parts: one cabinet in three sizes and finishes. */
function Combinations() {
  return (
    <Sheet view={[-4, -262, 720, 330]}>
      {combinations.map((finishes, place) => (
        <g key={finishes.join()} transform={`translate(${place * 250} ${place * -6})`}>
          {finishes.map((finish, level) => {
            const { front, side, top } = box([0, 0, level * 150], [300, 260, 140]);
            return (
              <g key={top}>
                <path className={finish} d={front + side + top} />
                <path className="shade" fillOpacity=".22" d={side} />
              </g>
            );
          })}
        </g>
      ))}
    </Sheet>
  );
}

const combinations = [['wooden'], ['wooden', 'fabric'], ['paper', 'paper', 'fabric']] as const;

export const figures = { configurators: { Drawing: Combinations } };
