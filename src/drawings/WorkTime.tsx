import { Drawing } from './Drawing.tsx';

const cell = 20;
const gap = 6;
const [columns, rows] = [5, 4];

/** How many of the days of a month a plan stands for; an hour is the smallest part that is drawn. */
const filled: { readonly [Per in 'hour' | 'project' | 'month']: number } = { hour: 1, project: 8, month: 20 };

/** A month of working days, a row for each week, begun where the language begins to read, and how much of it a plan stands for. */
export function WorkTime({ per }: { per: 'hour' | 'project' | 'month' }) {
  const cells = (from: number, to: number) =>
    Array.from({ length: columns * rows }, (_, place) => {
      const [x, y] = [(place % columns) * (cell + gap), Math.floor(place / columns) * (cell + gap)];
      const size = per === 'hour' ? cell / 4 : cell;
      return place >= from && place < to
        ? `M${x} ${y}h${from === 0 ? size : cell}v${cell}h-${from === 0 ? size : cell}Z`
        : '';
    }).join('');
  return (
    <Drawing className="mirrored" view={[-2, -2, columns * (cell + gap), rows * (cell + gap)]}>
      <path className="faint" d={cells(per === 'hour' ? -1 : filled[per], columns * rows)} />
      <path className="filled" d={cells(0, filled[per])} />
    </Drawing>
  );
}
