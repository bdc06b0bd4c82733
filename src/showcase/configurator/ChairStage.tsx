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
import { LiveCanvas } from './LiveCanvas.tsx';
import { useLiveView } from './useLiveView.ts';

/** The sample chair in the chosen fabric and wood: a still until a press starts the live view. */
export function ChairStage() {
  const t = useWords();
  const [configuration, setConfiguration] = useState(defaultConfiguration);
  const { stage, canvas, live, startByButton, move, press } = useLiveView(configuration);
  const { fabric, wood } = configuration;
  const names = {
    fabric: t(`configurator.fabrics.${fabric}`),
    wood: t(`configurator.woods.${wood}`),
  };
  return (
    <div className="chair-stage" data-stage={stage}>
      <div className="chair-stage-view">
        <Picture
          name={`stage-${fabric}-${wood}`}
          alt={t('configurator.alt', names)}
          sizes="(min-width: 62rem) 48vw, 100vw"
          isFirst
        />
        <LiveCanvas of={canvas} stage={stage} press={press} />
        {(stage === 'poster' || stage === 'loading') && (
          <button
            type="button"
            className="chair-stage-start needs-script"
            onClick={startByButton}
            // Not disabled, which would drop focus.
            aria-disabled={stage === 'loading'}
          >
            <Words as="span" k={stage === 'loading' ? 'configurator.loading' : 'configurator.start'} />
          </button>
        )}
        <p role="status">{stage === 'unsupported' && <Words k="configurator.unsupported" />}</p>
        {stage === 'live' && live && <live.MoveButtons of={['turnLeft', 'turnRight']} move={move} />}
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
