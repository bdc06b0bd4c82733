import { directionOf } from '../../schema/languages.ts';
import { Compare as Pictures } from '../showcase/pictures/Compare.tsx';
import { useContentLocale } from '../site/context.ts';
import { formatPercent } from '../site/formats/format.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import './Compare.css';

/** The same chair as wireframe, clay image and rendering, to be drawn one off the other. */
export function Compare() {
  const t = useWords();
  const locale = useContentLocale();
  return (
    <section className="comparison" aria-labelledby="compare">
      <div className="comparison-words">
        <Words as="h2" id="compare" k="compare.heading" />
        <Words as="p" k="compare.text" />
        <Words as="p" className="sample" ns="components" k="sample" />
      </div>
      <Pictures
        layers={(['wireframe', 'clay', 'final'] as const).map((layer) => ({
          picture: `chair-${layer}`,
          alt: t(`compare.${layer}.alt`),
          label: <Words k={`compare.${layer}.label`} />,
        }))}
        label={t('compare.label')}
        handles={[t('compare.handles.first'), t('compare.handles.second')]}
        percent={(value) => formatPercent(value, locale)}
        direction={directionOf(locale)}
        sizes="(min-width: 62rem) 62vw, 100vw"
      />
      <Words as="p" className="comparison-hint needs-script" k="compare.hint" />
    </section>
  );
}
