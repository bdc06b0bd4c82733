import { useLocation, useNavigate } from 'react-router-dom';
import { Configurator as LiveConfigurator } from '../showcase/configurator/Configurator.tsx';
import { Words } from '../site/Words.tsx';

/**
 * The configurator of the sample products. The router stores the configuration in the URL, so a language switch keeps
 * it.
 */
export function Configurator() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <section className="wide" aria-labelledby="configurator">
      <Words as="h2" id="configurator" k="configurator.heading" />
      <Words as="p" k="configurator.text" />
      <LiveConfigurator
        search={search}
        share={(changed) => navigate({ search: changed, hash }, { replace: true })}
      />
      <Words as="p" className="configurator-note" k="configurator.note" />
    </section>
  );
}
