import type { ScreenContent } from '../../schema/screens/index.ts';
import { Stage, type StageName } from '../showcase/drawings/Stage.tsx';
import { useContent } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatDuration } from '../site/formats/format.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import { TextList } from './parts/TextList.tsx';
import { TitleAndText } from './parts/TitleAndText.tsx';
import './Process.css';

type Step = ScreenContent<'process'>['steps']['consult'];

/** The four steps of a project in full. */
export function Process() {
  const { steps } = useContent<'process'>();
  return (
    <ol className="process">
      {Object.entries(steps).map(([stage, step]) => (
        <li key={stage} id={stage}>
          <Stage of={stage as StageName} />
          <ProcessStep step={step} />
        </li>
      ))}
    </ol>
  );
}

function ProcessStep({ step }: { step: Step }) {
  const { t } = useComponentWords();
  return (
    <>
      <div>
        <p className="eyebrow">{t('step.number', { number: step.number })}</p>
        <TitleAndText title={step.title} text={step.description} />
      </div>
      <dl>
        <div>
          <dt>{t('step.deliverables')}</dt>
          <dd>
            <TextList texts={step.deliverables} />
          </dd>
        </div>
        <div>
          <dt>{t('step.clientInput')}</dt>
          <dd>
            <TextList texts={step.clientInput} />
          </dd>
        </div>
        <div>
          <dt>{t('step.tools')}</dt>
          <dd>
            <Text>{step.tools}</Text>
          </dd>
        </div>
        <div>
          <dt>{t('step.duration')}</dt>
          <dd className="duration">
            <Duration of={step.duration} />
          </dd>
        </div>
      </dl>
    </>
  );
}

function Duration({ of }: { of: Step['duration'] }) {
  const { t, locale } = useComponentWords();
  if (of === 'varies') return t('step.varies');
  return <Formatted>{() => formatDuration(of.min, of.max, of.unit, locale)}</Formatted>;
}
