import type { ReactNode } from 'react';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import type { useLiveView } from './useLiveView.ts';

interface Props {
  view: ReturnType<typeof useLiveView>;
  startClass: string;
  /** The moves that have a button; all by default. */
  moves?: readonly ['turnLeft', 'turnRight'];
  children?: ReactNode;
}

/** A live view over a picture: the canvas, which receives key presses once it is live, and its buttons. */
export function LiveView({ view, startClass, moves, children }: Props) {
  const t = useWords();
  const { stage, canvas, live, startByButton, move, press } = view;
  return (
    <>
      <canvas
        ref={canvas}
        tabIndex={stage === 'live' ? 0 : -1}
        hidden={stage !== 'live' && stage !== 'loading'}
        role="img"
        aria-label={t('configurator.view')}
        onKeyDown={press}
      />
      {children}
      {(stage === 'poster' || stage === 'loading') && (
        <button
          type="button"
          className={`${startClass} needs-script`}
          onClick={startByButton}
          // Not `disabled`, which would drop focus.
          aria-disabled={stage === 'loading'}
        >
          <Words as="span" k={stage === 'loading' ? 'configurator.loading' : 'configurator.start'} />
        </button>
      )}
      <p role="status">{stage === 'unsupported' && <Words k="configurator.unsupported" />}</p>
      {stage === 'live' && live && <live.MoveButtons of={moves} move={move} />}
    </>
  );
}
