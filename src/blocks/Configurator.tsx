import { useLocation } from 'react-router-dom';
import { useHistory } from '../app/history.ts';
import { Configurator as LiveConfigurator } from '../showcase/configurator/Configurator.tsx';
import { useContent, useContentLocale } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatNumber } from '../site/formats/format.ts';
import { formatBytes, formatMillimeters } from '../site/formats/format-size.ts';
import { useShellWords } from '../site/shell-words.ts';
import { Text } from '../site/Text.tsx';
import { tellFailure } from '../ui/notify/failure.ts';

/** The configurator of the sample products. The router knows the configuration too, so a switch of language keeps it. */
export function Configurator() {
  const { heading, text, note, ...words } = useContent<'solutions'>().configurator;
  const locale = useContentLocale();
  const { t } = useShellWords();
  const { search, hash } = useLocation();
  const history = useHistory();
  return (
    <section aria-labelledby="configurator">
      <h2 id="configurator">
        <Text>{heading}</Text>
      </h2>
      <p>
        <Text>{text}</Text>
      </p>
      <LiveConfigurator
        words={words}
        poster="room"
        search={search}
        share={(changed) => history.replace({ search: changed, hash })}
        number={(value) => <Formatted>{() => formatNumber(value, locale)}</Formatted>}
        millimeters={(value) => <Formatted>{() => formatMillimeters(value, locale)}</Formatted>}
        fail={(script) => tellFailure(script, t('error.heading'))}
        bytes={(value) => <Formatted>{() => formatBytes(value, locale)}</Formatted>}
      />
      <p className="configurator-note">
        <Text>{note}</Text>
      </p>
    </section>
  );
}
