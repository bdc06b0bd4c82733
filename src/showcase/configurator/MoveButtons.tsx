import { useWords } from '../../site/useWords.ts';
import './move-buttons.css';
import { moves } from './moves.ts';
import type { Viewer } from './viewer.ts';

interface Props {
  /** The moves to offer; all by default. */
  of: readonly (typeof moves)[number]['name'][] | undefined;
  move: (move: (viewer: Viewer) => void) => void;
}

/** The buttons of a live view, as an alternative to dragging. */
export function MoveButtons({ of, move }: Props) {
  const t = useWords();
  return (
    <div className="configurator-moves" dir="ltr">
      {moves
        .filter(({ name }) => of?.includes(name) ?? true)
        .map(({ name, sign, move: action }) => (
          <button
            type="button"
            key={name}
            aria-label={t(`configurator.${name}`)}
            title={t(`configurator.${name}`)}
            onClick={() => move(action)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
    </div>
  );
}
