import { box, line, type Point } from '../axonometry.ts';
import { Dimension } from '../Dimension.tsx';
import { Sheet } from '../Sheet.tsx';
import './solutions.css';

type Kind = 'open' | 'door' | 'chosen' | 'pulled';

const size: Point = [420, 360, 360];
const [w, d, h] = size;
const board = 24;
const [width, height] = [3 * w + 2 * board, 3 * h + 2 * board];

/** The contents of the shelf, from the bottom left; `chosen` is the slot for the pulled-out module. */
const modules: readonly (readonly (Kind | undefined)[])[] = [
  ['door', 'door', 'open'],
  ['open', 'chosen', 'open'],
  ['open', 'open', undefined],
];

const place = (column: number, level: number): Point => [column * (w + board), 0, level * (h + board)];
const slot = place(1, 1);
const pulled: Point = [slot[0] + 20, -620, slot[2]];
const guides = [0, w].flatMap((x) =>
  [0, h].map((z) => line([slot[0] + x, 0, slot[2] + z], [pulled[0] + x, pulled[1] + d, pulled[2] + z])),
);
const free = box(place(2, 2), size);

/** Solutions: a modular shelf with one module pulled out. */
export function Drawing() {
  return (
    <Sheet view={[-158, -595, 939, 874]}>
      {modules.flatMap((row, level) =>
        row.map((kind, column) => {
          const corner = place(column, level);
          return kind && <Module key={corner.join()} at={corner} kind={kind} />;
        }),
      )}
      <path className="guide" d={guides.join('')} />
      <Module at={pulled} kind="pulled" />
      <path className="guide" d={free.front + free.side + free.top} />
      <Dimension from={[0, 0, 0]} to={[width, 0, 0]} beside={[0, -130, -40]} value={width} />
      <Dimension from={[0, 0, 0]} to={[0, 0, height]} beside={[-130, 0, 0]} value={height} />
    </Sheet>
  );
}

const fills = { open: 'paper', door: 'wooden', pulled: 'fabric' } as const;

function Module({ at, kind }: { at: Point; kind: Kind }) {
  const { front, side, top } = box(at, size);
  const [x, y, z] = at;
  if (kind === 'chosen')
    return (
      <>
        <path className="paper" d={side + top} />
        <path className="shade" fillOpacity=".3" d={front} />
        <path d={front} />
      </>
    );
  const inner = box([x + board, y, z + board], [w - 2 * board, d, h - 2 * board]).front;
  return (
    <>
      <path className={fills[kind]} d={front + side + top} />
      <path className="shade" fillOpacity=".22" d={side} />
      {kind === 'open' ? (
        <>
          <path className="shade" fillOpacity=".12" d={inner} />
          <path d={inner} />
        </>
      ) : (
        <path className="seam" d={line([x + w / 2, y, z + h - 90], [x + w / 2, y, z + h - 50])} />
      )}
    </>
  );
}
