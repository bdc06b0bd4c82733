import { directionOf } from '../../schema/languages.ts';
import { formatPercentRange } from '../i18n/format.ts';
import { useContent } from '../screen/context.ts';
import { Formatted } from './Formatted.tsx';
import { Text } from './Text.tsx';
import { useComponentWords } from './useComponentWords.ts';
import '../styles/timeline.css';

interface Bar {
  stage: string;
  label: string;
  min: number;
  max: number;
  /** Where it is drawn, in percent of the whole: its start, and its least and greatest length. */
  start: number;
  least: number;
  most: number;
}

/**
 * The typical timeline: a table whose last column draws each stage after the one before it. Solid is the
 * least a stage takes, pale what it may take beyond. Drawn with attributes instead of styles, which the
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
              <Formatted>{() => formatPercentRange(bar.min, bar.max, locale)}</Formatted>
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 8" width="100%" height="28">
                <g transform={isMirrored ? 'translate(100 0) scale(-1 1)' : undefined}>
                  <path className="track" d={tenths} />
                  <rect className="range" x={bar.start} width={bar.most} height="8" />
                  <rect className="least" x={bar.start} width={bar.least} height="8" />
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
    const drawn = { start: start * scale, least: share.min * scale, most: share.max * scale };
    start += share.max;
    return { stage, ...share, ...drawn };
  });
}

/** Uprights at every tenth of the whole. */
const tenths = Array.from({ length: 11 }, (_, tick) => `M${tick * 10} -4V12`).join('');
