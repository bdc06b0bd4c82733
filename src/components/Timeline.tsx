import { directionOf } from '../../schema/languages.ts';
import { formatPercentRange } from '../i18n/format.ts';
import { useContent } from '../screen/context.ts';
import { Formatted } from './Formatted.tsx';
import { Text } from './Text.tsx';
import { useComponentWords } from './useComponentWords.ts';

interface Bar {
  stage: string;
  label: string;
  min: number;
  max: number;
  /** Where the stage starts in percent of the whole, at the middle of the ranges before it. */
  start: number;
}

/**
 * The typical timeline: a table whose last column draws each stage after the one before it. Solid is the
 * least a stage takes, hatched what it may take beyond. Drawn with attributes instead of styles, which the
 * content security policy would block.
 */
export function Timeline() {
  const { timeline } = useContent<'process'>();
  const { t, locale } = useComponentWords();
  const isMirrored = directionOf(locale) === 'rtl';
  return (
    <table className="timeline">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('timeline.stage')}</th>
          <th scope="col">{t('timeline.share')}</th>
        </tr>
      </thead>
      <tbody>
        {barsOf(timeline).map((bar) => (
          <tr key={bar.stage}>
            <th scope="row">
              <Text>{bar.label}</Text>
            </th>
            <td>
              <Formatted>{formatPercentRange(bar.min, bar.max, locale)}</Formatted>
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 8" width="100%" height="16">
                <g transform={isMirrored ? 'translate(100 0) scale(-1 1)' : undefined}>
                  <rect className="track" width="100" height="8" />
                  <rect className="range" x={bar.start} width={bar.max} height="8" />
                  <rect className="least" x={bar.start} width={bar.min} height="8" />
                </g>
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lays the stages end to end, each as long as its range at most, scaled so that all fit into the whole. */
function barsOf(timeline: { readonly [stage: string]: { label: string; min: number; max: number } }): Bar[] {
  const whole = Object.values(timeline).reduce((sum, { max }) => sum + max, 0);
  const scale = 100 / Math.max(100, whole);
  let start = 0;
  return Object.entries(timeline).map(([stage, share]) => {
    const bar = { stage, ...share, start: start * scale };
    start += share.max;
    return bar;
  });
}
