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
          <h3>
            <Words k={`steps.${stage}.title`} />
          </h3>
          <p>
            <Words k={`steps.${stage}.text`} />
          </p>
        </li>
      ))}
    </ol>
  );
}
