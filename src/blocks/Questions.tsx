import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import './Questions.css';

/** Collapsible questions and answers, which work without JavaScript. */
export function Questions() {
  const { questions } = useData<'process'>();
  const { hash } = useLocation();
  // Browsers open the `details` elements around a link target, but not the target itself.
  useEffect(() => {
    const question = document.getElementById(hash.slice(1));
    if (question instanceof HTMLDetailsElement) question.open = true;
  }, [hash]);
  return (
    <div className="questions">
      {Object.keys(questions).map((key) => (
        <details key={key} id={`question-${key}`}>
          <summary>
            <Words as="h3" k={`questions.${key}.question`} />
          </summary>
          <Words as="p" k={`questions.${key}.answer`} />
        </details>
      ))}
    </div>
  );
}
