import { useContent } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import './Questions.css';

/** Questions that open to their answers; without JavaScript too. */
export function Questions() {
  const { questions } = useContent<'process'>();
  return (
    <div className="questions">
      {Object.entries(questions).map(([key, { question, answer }]) => (
        <details key={key} id={`question-${key}`}>
          <summary>
            <h3>
              <Text>{question}</Text>
            </h3>
          </summary>
          <p>
            <Text>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}
