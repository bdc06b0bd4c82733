import { box, lines, type Point } from '../axonometry.ts';
import { Dimension } from '../Dimension.tsx';
import { Drawing as Sheet } from '../Drawing.tsx';
import './solutions.css';

const [w, d, h] = [420, 360, 360];
const board = 24;

/** What stands where in the shelf, from the bottom left; the one with its own finish is being put in. */
const modules: readonly (readonly ('open' | 'door' | 'chosen' | undefined)[])[] = [
  ['door', 'door', 'open'],
  ['open', 'chosen', 'open'],
  ['open', 'open', undefined],
];

/** Solutions: a shelf of modules, of which one is pulled out to be exchanged. */
export function Drawing() {
  return (
    <Sheet view={[-170, -640, 1010, 940]}>
      {modules.flatMap((row, level) =>
        row.map((kind, column) => {
          const corner: Point = [column * (w + board), 0, level * (h + board)];
          return kind && <Module key={corner.join()} at={corner} kind={kind} />;
        }),
      )}
      <path className="guide" d={lines(guides)} />
      <Module at={pulled} kind="pulled" />
      <path className="guide" d={lost} />
      <Dimension
        from={[0, 0, 0]}
        to={[3 * w + 2 * board, 0, 0]}
        beside={[0, -130, -40]}
        value={3 * w + 2 * board}
      />
      <Dimension
        from={[0, 0, 0]}
        to={[0, 0, 3 * h + 2 * board]}
        beside={[-130, 0, 0]}
        value={3 * h + 2 * board}
      />
    </Sheet>
  );
}

const slot: Point = [w + board, 0, h + board];
const pulled: Point = [slot[0] + 20, -620, slot[2]];
const guides = (
  [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ] as const
).map(
  ([x, z]) =>
    [
      [slot[0] + x, 0, slot[2] + z],
      [pulled[0] + x, pulled[1] + d, pulled[2] + z],
    ] as const,
);
/** The place that is still free. */
const free = box([2 * (w + board), 0, 2 * (h + board)], [w, d, h]);
const lost = free.front + free.side + free.top;

function Module({ at, kind }: { at: Point; kind: 'open' | 'door' | 'chosen' | 'pulled' }) {
  const { front, side, top } = box(at, [w, d, h]);
  const [x, y, z] = at;
  if (kind === 'chosen')
    return (
      <>
        <path className="paper" d={side + top} />
        <path className="shade" fillOpacity=".3" d={front} />
        <path d={front} />
      </>
    );
  const fill = kind === 'pulled' ? 'fabric' : kind === 'door' ? 'wooden' : 'paper';
  const inner = box([x + board, y, z + board], [w - 2 * board, d, h - 2 * board]).front;
  return (
    <>
      <path className={fill} d={front + side + top} />
      <path className="shade" fillOpacity=".22" d={side} />
      {kind === 'open' ? (
        <>
          <path className="shade" fillOpacity=".12" d={inner} />
          <path d={inner} />
        </>
      ) : (
        <path
          className="seam"
          d={lines([
            [
              [x + w / 2, y, z + h - 90],
              [x + w / 2, y, z + h - 50],
            ],
          ])}
        />
      )}
    </>
  );
}
