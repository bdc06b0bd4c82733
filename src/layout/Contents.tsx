import { useEffect, useState } from 'react';
import { useLocale, useScreen } from '../site/context.ts';
import { focusSection } from '../site/focus-section.ts';
import { whenIdle } from '../site/idle.ts';
import { languageAttributes } from '../site/language-attributes.ts';
import { isPlainClick } from '../site/plain-click.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import './contents.css';

/** The table of contents of a long screen: collapsed on a phone, beside the text on wide screens. */
export function Contents() {
  const t = useWords('common');
  const locale = useLocale();
  const { page } = useScreen();
  const current = useCurrentSection(page.sections);
  return (
    <nav className="contents" aria-label={t('contents')}>
      <details>
        <Words as="summary" ns="common" k="contents" />
        <ol {...languageAttributes(page.locale, locale)}>
          {page.sections.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => isPlainClick(event) && focusSection(document.getElementById(id))}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Returns the current section: the last one whose heading is in the upper third of the window or above. */
function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    const update = () => setCurrent(sections.findLast(({ id }) => topOf(id) < innerHeight / 3)?.id);
    const cancel = whenIdle(0, update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', update);
    };
  }, [sections]);
  return current;
}
