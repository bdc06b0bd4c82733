import { Configurator as LiveConfigurator } from '../showcase/configurator/Configurator.tsx';
import { Words } from '../site/Words.tsx';

/** The configurator of the sample products. */
export function Configurator() {
  return (
    <section className="wide" aria-labelledby="configurator">
      <Words as="h2" id="configurator" k="configurator.heading" />
      <Words as="p" k="configurator.text" />
      <LiveConfigurator />
      <Words as="p" className="configurator-note" k="configurator.note" />
    </section>
  );
}
