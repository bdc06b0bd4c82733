import { useLocation, useNavigate } from 'react-router-dom';
import { Configurator as LiveConfigurator } from '../showcase/configurator/Configurator.tsx';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatNumber } from '../site/formats/format.ts';
import { formatBytes, formatMillimeters } from '../site/formats/format-size.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { tellFailure } from '../ui/notify/failure.ts';

/** The configurator of the sample products. The router knows the configuration too, so a switch of language keeps it. */
export function Configurator() {
  const t = useWords('common');
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <section className="wide" aria-labelledby="configurator">
      <Words as="h2" id="configurator" k="configurator.heading" />
      <Words as="p" k="configurator.text" />
      <LiveConfigurator
        poster="room"
        search={search}
        share={(changed) => navigate({ search: changed, hash }, { replace: true })}
        number={(value) => <Formatted>{(locale) => formatNumber(value, locale)}</Formatted>}
        millimeters={(value) => <Formatted>{(locale) => formatMillimeters(value, locale)}</Formatted>}
        fail={(script) => tellFailure(script, t('error.heading'))}
        bytes={(value) => <Formatted>{(locale) => formatBytes(value, locale)}</Formatted>}
      />
      <Words as="p" className="configurator-note" k="configurator.note" />
    </section>
  );
}
