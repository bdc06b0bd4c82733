import { mailtoUrl } from '../site/ContactLinks.tsx';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';

/** How to apply for a job. */
export function Apply() {
  const t = useWords();
  return (
    <section aria-labelledby="apply">
      <h2 id="apply">
        <Words k="apply.heading" />
      </h2>
      <p>
        <Words k="apply.text" />
      </p>
      <p>
        <a className="button" href={mailtoUrl(t('apply.subject'), '')}>
          <Words k="apply.action" />
        </a>
      </p>
    </section>
  );
}
