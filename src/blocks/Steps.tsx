import { stages } from '../showcase/drawings/stages.ts';
import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import { Duration } from './parts/Duration.tsx';
import './Steps.css';

/** A summary of the process: four numbered steps with their durations. */
export function Steps() {
  const { steps } = useData<'index'>();
  return (
    <ol className="steps">
      {stages.map((stage) => (
        <li key={stage}>
          <Words as="h3" k={`steps.${stage}.title`} />
          <p className="duration">
            <Duration of={steps[stage].duration} />
          </p>
          <Words as="p" k={`steps.${stage}.text`} />
        </li>
      ))}
    </ol>
  );
}
