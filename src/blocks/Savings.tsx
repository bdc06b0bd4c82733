import { directionOf } from '../../schema/languages.ts';
import { useContentLocale, useData } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatPercent } from '../site/formats/format.ts';
import { Words } from '../site/Words.tsx';
import './Savings.css';

/** The claim about savings, with a dimension line that shows the share saved. */
export function Savings() {
  const { savings } = useData<'index'>();
  const locale = useContentLocale();
  const isMirrored = directionOf(locale) === 'rtl';
  const percent = (
    <strong>
      <Formatted>{(locale) => formatPercent(savings.percent, locale)}</Formatted>
    </strong>
  );
  return (
    <p className="savings">
      <Words as="span" k="savings.caption" values={{ percent }} />
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 24" width="100%" height="36">
        <g transform={isMirrored ? 'translate(100 0) scale(-1 1)' : undefined}>
          <path d={`M0 4v16M100 4v16M0 12h100${tenths}`} />
          <path className="saved" d={`M0 0v24M0 12h${savings.percent}M${savings.percent} 0v24`} />
        </g>
      </svg>
    </p>
  );
}

/** One tick per tenth. */
const tenths = Array.from({ length: 9 }, (_, tick) => `M${(tick + 1) * 10} 9v6`).join('');
