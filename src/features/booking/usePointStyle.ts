import { fill } from '../../site/fill.ts';
import { useComponentWords } from '../../site/useComponentWords.ts';
import type { PointStyle } from './message.ts';

/** How the language of the screen writes the points of a message. */
export function usePointStyle(): PointStyle {
  const { t } = useComponentWords();
  // What a visitor has written is not for i18next, which would read placeholders and references in it.
  const answer = t('request.answer', { skipInterpolation: true });
  return {
    point: (text) => t('request.point', { text }),
    answer: (text, value) => fill(answer, { text, value }),
  };
}
