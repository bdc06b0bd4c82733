import { directionOf } from '../../schema/languages.ts';
import type { ScreenData } from '../../schema/screens/index.ts';
import { type StageName, stages } from '../showcase/drawings/stages.ts';
import { useContentLocale, useData } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatPercentRange } from '../site/formats/format.ts';
import { Words } from '../site/Words.tsx';
import './parts/TableScroller.css';
import './Timeline.css';

interface Bar {
  stage: StageName;
  min: number;
  max: number;
  /** Start, in percent of a project. */
  start: number;
}

/**
 * A table whose last column shows the stages as consecutive bars: solid for the minimum share, pale up to the
 * maximum. Uses SVG attributes, since the content security policy blocks inline styles.
 */
export function Timeline() {
  const { timeline } = useData<'process'>();
  const locale = useContentLocale();
  const isMirrored = directionOf(locale) === 'rtl';
  const { bars, length } = layOut(timeline);
  return (
    <table className="timeline">
      <thead className="visually-hidden">
        <tr>
          <Words as="th" scope="col" ns="components" k="timeline.stage" />
          <Words as="th" scope="col" ns="components" k="timeline.share" />
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.stage}>
            <Words as="th" scope="row" k={`timeline.${bar.stage}.label`} />
            <td>
              <Formatted>{(locale) => formatPercentRange(bar.min, bar.max, locale)}</Formatted>
              <svg
                aria-hidden="true"
                preserveAspectRatio="none"
                viewBox={`0 0 ${length} 8`}
                width="100%"
                height="28"
              >
                <g transform={isMirrored ? `translate(${length} 0) scale(-1 1)` : undefined}>
                  <path className="track" d={tenths(length)} />
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

/** Lays the stages end to end at their maximum lengths, which may add up to more than 100%. */
function layOut(timeline: ScreenData<'process'>['timeline']): { bars: Bar[]; length: number } {
  let length = 0;
  const bars = stages.map((stage) => {
    const { min, max } = timeline[stage];
    const start = length;
    length += max;
    return { stage, min, max, start };
  });
  return { bars, length };
}

/** Vertical lines at every tenth of a project. */
const tenths = (length: number): string =>
  Array.from({ length: Math.floor(length / 10) + 1 }, (_, tick) => `M${tick * 10} -4V12`).join('');
