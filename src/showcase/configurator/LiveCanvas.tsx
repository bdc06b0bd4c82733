import type { KeyboardEvent, RefObject } from 'react';
import { useWords } from '../../site/useWords.ts';

interface Props {
  of: RefObject<HTMLCanvasElement | null>;
  /** The stage of the live view (useLiveView.ts). */
  stage: string;
  press: (event: KeyboardEvent) => void;
}

/** The canvas of a live view, which covers the picture and receives keys once it is live. */
export function LiveCanvas({ of, stage, press }: Props) {
  const t = useWords();
  return (
    <canvas
      ref={of}
      tabIndex={stage === 'live' ? 0 : -1}
      hidden={stage !== 'live' && stage !== 'loading'}
      role="img"
      aria-label={t('configurator.view')}
      onKeyDown={press}
    />
  );
}
