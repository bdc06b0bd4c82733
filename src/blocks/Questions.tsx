import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import './Questions.css';

/** Questions that open to their answers; without JavaScript too. */
export function Questions() {
  const { questions } = useData<'process'>();
  return (
    <div className="questions">
      {Object.keys(questions).map((key) => (
        <details key={key} id={`question-${key}`}>
          <summary>
            <h3>
              <Words k={`questions.${key}.question`} />
            </h3>
          </summary>
          <p>
            <Words k={`questions.${key}.answer`} />
          </p>
        </details>
      ))}
    </div>
  );
}
