import { Stage, stages } from '../showcase/drawings/Stage.tsx';
import { Words } from '../site/Words.tsx';
import './Steps.css';

/** The process in short, as a sequence of drawings. */
export function Steps() {
  return (
    <ol className="steps">
      {stages.map((stage) => (
        <li key={stage}>
          <Stage of={stage} />
          <Words as="h3" k={`steps.${stage}.title`} />
          <Words as="p" k={`steps.${stage}.text`} />
        </li>
      ))}
    </ol>
  );
}
