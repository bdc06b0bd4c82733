import { useLocation } from 'react-router-dom';
import { Configurator as LiveConfigurator } from '../configurator/Configurator.tsx';
import { formatNumber } from '../i18n/format.ts';
import { formatBytes, formatMillimeters } from '../i18n/format-size.ts';
import { tellFailure } from '../notify/failure.ts';
import { useContent, useContentLocale } from '../screen/context.ts';
import { useHistory } from '../screen/history.ts';
import { useShellWords } from '../shell/words.ts';
import { Formatted } from './Formatted.tsx';
import { Text } from './Text.tsx';

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
