import { stages } from '../showcase/drawings/stages.ts';
import { Words } from '../site/Words.tsx';
import './Steps.css';

/** The process in short, as four numbered steps. */
export function Steps() {
  return (
    <ol className="steps">
      {stages.map((stage) => (
        <li key={stage}>
          <Words as="h3" k={`steps.${stage}.title`} />
          <Words as="p" k={`steps.${stage}.text`} />
        </li>
      ))}
    </ol>
  );
}
