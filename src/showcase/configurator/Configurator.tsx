import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { quotePathFor } from '../../../schema/navigation.ts';
import { Formatted } from '../../site/formats/Formatted.tsx';
import { formatMillimeters } from '../../site/formats/format-size.ts';
import { Link } from '../../site/Link.tsx';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Choices } from './Choices.tsx';
import {
  type Configuration,
  choicesOf,
  defaultConfiguration,
  readConfiguration,
  writeConfiguration,
} from './configuration.ts';
import './configurator.css';
import { LiveView } from './LiveView.tsx';
import { useLiveView } from './useLiveView.ts';

/** A picture until the first click loads the 3D code. The configuration is in the URL, so a language switch keeps it. */
export function Configurator() {
  const t = useWords();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [configuration, setConfiguration] = useState(defaultConfiguration);
  const view = useLiveView(configuration);
  const { stage, labels, live, product, start, move } = view;

  // After hydration, since the prerendered page has no query. Choices for other products are kept.
  useEffect(() => {
    setConfiguration((current) =>
      writeConfiguration(current, search) === search ? current : readConfiguration(search),
    );
  }, [search]);

  const share = (query: string) => navigate({ search: query, hash }, { replace: true });

  const choose = (next: Configuration) => {
    setConfiguration(next);
    share(writeConfiguration(next, search));
    if (stage === 'poster') void start();
  };

  const restart = () => {
    const first = { ...defaultConfiguration, product: configuration.product };
    setConfiguration(first);
    const query = writeConfiguration(first, search);
    if (query !== writeConfiguration(configuration, search)) share(query);
    move((viewer) => viewer.reset());
  };

  return (
    <div className="configurator" data-stage={stage}>
      <div className="live-view configurator-view">
        <Picture name="room" alt={t('configurator.posterAlt')} sizes="(min-width: 62rem) 58vw, 92vw" />
        <LiveView view={view} startClass="button">
          {/* Positioned by the viewer at the dimension lines. Screen readers find them among the facts. */}
          <div ref={labels} className="configurator-measures" dir="ltr" aria-hidden="true">
            {stage === 'live' &&
              live &&
              product &&
              Object.entries(live.measuresOf(product.model)).map(([name, value]) => (
                <span key={name}>
                  <Formatted>{(locale) => formatMillimeters(value, locale)}</Formatted>
                </span>
              ))}
          </div>
        </LiveView>
      </div>
      <noscript>
        <Words as="p" k="configurator.noScript" />
      </noscript>
      <div className="configurator-panel needs-script">
        <Choices
          of={['product', ...choicesOf[configuration.product]]}
          configuration={configuration}
          choose={choose}
        />
        {live && product && <live.Facts product={product} />}
        <p className="actions">
          <button type="button" className="button secondary" onClick={restart}>
            <Words k="configurator.startOver" />
          </button>
          <Link className="button" to={quotePathFor(writeConfiguration(configuration, ''))}>
            <Words k="configurator.quote" />
          </Link>
        </p>
      </div>
    </div>
  );
}
