import { diffArrays } from 'diff';
import { grouped } from '../../check/core/index.ts';
import type { Entries, Outcome } from './outcome.ts';

/** Maximum number of lines printed per difference. */
const limit = 40;

/** The differences between two outcomes as lines. A difference at several places is printed once. */
export function differencesOf(before: Outcome, after: Outcome): string[] {
  return (['pages', 'files', 'answers'] as const).flatMap((kind) => {
    const [old, current] = [Object.keys(before[kind]), Object.keys(after[kind])];
    if (kind === 'answers' && (old.length === 0) !== (current.length === 0)) {
      return ['answers: not compared, since only one of the outcomes has some'];
    }
    const gone = old.filter((place) => !current.includes(place)).map((place) => `  - ${place}`);
    const added = current.filter((place) => !old.includes(place)).map((place) => `  + ${place}`);
    const changes = grouped(lineChanges(before[kind], after[kind]), ({ aspect }) => aspect);
    const sizes = grouped(sizeChanges(before[kind], after[kind]), ({ name }) => name);
    return [
      ...titled(`${kind}: removed and added`, [...gone, ...added]),
      ...[...changes].flatMap(([aspect, same]) => titled(`${kind}: ${aspect}`, listed(same))),
      ...titled(
        `${kind}: sizes in bytes`,
        [...sizes].map(([name, same]) => `  ${name}: ${summary(same)}`),
      ),
    ];
  });
}

const titled = (title: string, lines: string[]): string[] => (lines.length > 0 ? [title, ...lines] : []);

/** Each run of removed and added lines, with its place. */
function lineChanges(before: Entries, after: Entries) {
  return inBoth(before, after).flatMap(({ place, old, current }) =>
    Object.keys({ ...old.lines, ...current.lines }).flatMap((aspect) => {
      const marked = diffArrays([...(old.lines[aspect] ?? [])], [...(current.lines[aspect] ?? [])])
        .map(({ removed, added, value }) =>
          removed || added ? value.map((line) => `    ${removed ? '-' : '+'} ${line}\n`).join('') : '\0',
        )
        .join('');
      return [...new Set(marked.split('\0').filter(Boolean))].map((lines) => ({ place, aspect, lines }));
    }),
  );
}

/** The sizes that differ; what was added or removed is already listed by its lines. */
function sizeChanges(before: Entries, after: Entries) {
  return inBoth(before, after).flatMap(({ place, old, current }) =>
    Object.entries(current.sizes)
      .map(([name, size]) => ({ place, name, old: old.sizes[name] ?? size, current: size }))
      .filter((change) => change.old !== change.current),
  );
}

function inBoth(before: Entries, after: Entries) {
  return Object.entries(after).flatMap(([place, current]) => {
    const old = before[place];
    return old ? [{ place, old, current }] : [];
  });
}

/** The changes of one aspect, most frequent first. */
function listed(changes: ReturnType<typeof lineChanges>): string[] {
  const same = [...grouped(changes, ({ lines }) => lines)];
  return same
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([text, places]) => {
      const lines = text.trimEnd().split('\n');
      const more = lines.length > limit ? [`    … and ${lines.length - limit} lines more`] : [];
      return [`  ${placesOf(places)}`, ...lines.slice(0, limit), ...more];
    });
}

/** One change if it is the same everywhere; otherwise the sum, and the largest one. */
function summary(changes: ReturnType<typeof sizeChanges>): string {
  const growth = (change: { old: number; current: number }) => Math.abs(change.current - change.old);
  const most = changes.reduce((one, other) => (growth(other) > growth(one) ? other : one));
  if (changes.every(({ old, current }) => old === most.old && current === most.current)) {
    return `${arrow(most.old, most.current)} at ${placesOf(changes)}`;
  }
  const sum = (part: 'old' | 'current') => changes.reduce((total, change) => total + change[part], 0);
  const all = `${arrow(sum('old'), sum('current'))} at ${changes.length} places together`;
  return `${all}, most at ${most.place}: ${arrow(most.old, most.current)}`;
}

const arrow = (old: number, current: number): string =>
  `${old} → ${current} (${current > old ? '+' : ''}${current - old})`;

const placesOf = (all: readonly { place: string }[]): string =>
  `${all.length > 1 ? `${all.length} places, such as ` : ''}${all[0]?.place}`;
