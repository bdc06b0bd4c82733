import { Sheet } from './Sheet.tsx';

const size = 100;

/** The unit of a plan: an hour on the clock, a finished object, or a month of working days. */
export function WorkTime({ per }: { per: keyof typeof marks }) {
  const { faint, filled } = marks[per];
  return (
    <Sheet view={[-2, -2, size + 4, size + 4]}>
      <path className="faint" d={faint} />
      <path className="filled" d={filled} />
    </Sheet>
  );
}

const middle = size / 2;

/** Returns a point on a circle, given its fraction of a turn from the top. */
function around(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(middle + radius * Math.sin(angle)).toFixed(1)} ${(middle - radius * Math.cos(angle)).toFixed(1)}`;
}

const arc = `A${middle} ${middle} 0 1 1`;
const hours = Array.from({ length: 12 }, (_, hour) => hour / 12).map(
  (hour) => `M${around(hour, middle - 8)}L${around(hour, middle)}`,
);
const clock = {
  faint: `M${around(0, middle)}${arc} ${around(0.5, middle)}${arc} ${around(0, middle)}${hours.join('')}`,
  filled: `M${middle} ${middle}L${around(0, middle - 12)}A${middle - 12} ${middle - 12} 0 0 1 ${around(1 / 12, middle - 12)}Z`,
};

/** A box from above, as in the logo. */
const corners = Array.from({ length: 6 }, (_, corner) => around(corner / 6, middle));
const box = {
  faint: `M${corners.join('L')}ZM${corners[5]}L${middle} ${middle}L${corners[1]}M${middle} ${middle}V${size}`,
  filled: `M${corners[1]}L${corners[2]}L${corners[3]}L${middle} ${middle}Z`,
};

const day = (_: unknown, place: number) => `M${(place % 5) * 21} ${Math.floor(place / 5) * 28}h16v16h-16Z`;
const month = { faint: '', filled: Array.from({ length: 20 }, day).join('') };

const marks = { hour: clock, project: box, month };
