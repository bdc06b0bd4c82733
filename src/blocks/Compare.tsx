import { directionOf } from '../../schema/languages.ts';
import { Compare as Pictures } from '../showcase/pictures/Compare.tsx';
import { useContent } from '../site/context.ts';
import { formatPercent } from '../site/formats/format.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import './Compare.css';

/** The same chair as wireframe, clay image and rendering, to be drawn one off the other. */
export function Compare() {
  const { compare } = useContent<'index'>();
  const { t, locale } = useComponentWords();
  const { wireframe, clay, final, handles } = compare;
  return (
    <section className="comparison" aria-labelledby="compare">
      <div className="comparison-words">
        <h2 id="compare">
          <Text>{compare.heading}</Text>
        </h2>
        <p>
          <Text>{compare.text}</Text>
        </p>
        <p className="sample">{t('sample')}</p>
      </div>
      <Pictures
        layers={[
          { picture: 'chair-wireframe', ...wireframe },
          { picture: 'chair-clay', ...clay },
          { picture: 'chair-final', ...final },
        ]}
        label={compare.label}
        handles={[handles.first, handles.second]}
        percent={(value) => formatPercent(value, locale)}
        direction={directionOf(locale)}
        sizes="(min-width: 62rem) 62vw, 100vw"
      />
      <p className="comparison-hint needs-script">
        <Text>{compare.hint}</Text>
      </p>
    </section>
  );
}
