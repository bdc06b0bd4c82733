import { useShellWords } from '../site/shell-words.ts';

/** The first link of the page, seen when it has the focus (WCAG 2.4.1). */
export function SkipLink() {
  const { t } = useShellWords();
  return (
    <a className="skip-link" href="#content">
      {t('skip')}
    </a>
  );
}
