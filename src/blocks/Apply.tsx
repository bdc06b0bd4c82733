import { mailtoUrl } from '../site/ContactLinks.tsx';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';

/** How to apply for a job. */
export function Apply() {
  const t = useWords();
  return (
    <section aria-labelledby="apply">
      <Words as="h2" id="apply" k="apply.heading" />
      <Words as="p" k="apply.text" />
      <p>
        <Words as="a" className="button" href={mailtoUrl(t('apply.subject'), '')} k="apply.action" />
      </p>
    </section>
  );
}
