import { Stage, type StageName } from '../showcase/drawings/Stage.tsx';
import { useContent } from '../site/context.ts';
import { TitleAndText } from './parts/TitleAndText.tsx';
import './Steps.css';

/** The process in short, as a sequence of drawings. */
export function Steps() {
  const { steps } = useContent<'index'>();
  return (
    <ol className="steps">
      {Object.entries(steps).map(([stage, { title, text }]) => (
        <li key={stage}>
          <Stage of={stage as StageName} />
          <TitleAndText title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
