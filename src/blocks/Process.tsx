import { Stage } from '../showcase/drawings/Stage.tsx';
import { stages } from '../showcase/drawings/stages.ts';
import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import { Duration } from './parts/Duration.tsx';
import { TextList } from './parts/TextList.tsx';
import './Process.css';

/** The four steps of a project in full. */
export function Process() {
  const { steps } = useData<'process'>();
  return (
    <ol className="process">
      {stages.map((stage) => (
        <li key={stage} id={stage}>
          <Stage of={stage} />
          <div>
            <p className="eyebrow">
              <Words ns="components" k="step.number" values={{ number: steps[stage].number }} />
            </p>
            <Words as="h3" k={`steps.${stage}.title`} />
            <Words as="p" k={`steps.${stage}.description`} />
          </div>
          <dl>
            <div>
              <Words as="dt" ns="components" k="step.deliverables" />
              <dd>
                <TextList k={`steps.${stage}.deliverables`} />
              </dd>
            </div>
            <div>
              <Words as="dt" ns="components" k="step.clientInput" />
              <dd>
                <TextList k={`steps.${stage}.clientInput`} />
              </dd>
            </div>
            <div>
              <Words as="dt" ns="components" k="step.tools" />
              <Words as="dd" k={`steps.${stage}.tools`} />
            </div>
            <div>
              <Words as="dt" ns="components" k="step.duration" />
              <dd className="duration">
                <Duration of={steps[stage].duration} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
