import { useState } from 'react';
import { quotePathFor } from '../../../schema/navigation.ts';
import { pathOf } from '../../../schema/page-key.ts';
import { Link } from '../../site/Link.tsx';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Choices } from './Choices.tsx';
import './chair-stage.css';
import { choicesOf, defaultConfiguration, writeConfiguration } from './configuration.ts';
import { LiveView } from './LiveView.tsx';
import { useLiveView } from './useLiveView.ts';

/** The sample chair in the chosen fabric and wood: a still image until a press starts the live view. */
export function ChairStage() {
  const t = useWords();
  const [configuration, setConfiguration] = useState(defaultConfiguration);
  const view = useLiveView(configuration);
  const { fabric, wood } = configuration;
  const names = {
    fabric: t(`configurator.fabrics.${fabric}`),
    wood: t(`configurator.woods.${wood}`),
  };
  return (
    <div className="chair-stage" data-stage={view.stage}>
      <div className="live-view chair-stage-view">
        <Picture
          name={`stage-${fabric}-${wood}`}
          alt={t('configurator.alt', names)}
          sizes="(min-width: 62rem) 48vw, 100vw"
          isFirst
        />
        <LiveView view={view} startClass="chair-stage-start" moves={['turnLeft', 'turnRight']} />
      </div>
      <div className="chair-stage-choices needs-script">
        <Choices of={choicesOf.chair} configuration={configuration} choose={setConfiguration} />
      </div>
      <p className="chair-stage-more">
        <Words as="span" className="sample" ns="components" k="sample" />{' '}
        <Link to={`${pathOf('solutions')}${writeConfiguration(configuration, '')}#configurator`}>
          <Words k="configurator.more" />
        </Link>{' '}
        <Link to={quotePathFor(writeConfiguration(configuration, ''))}>
          <Words k="configurator.quote" />
        </Link>
      </p>
    </div>
  );
}
