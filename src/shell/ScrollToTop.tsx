import { type MouseEvent, useEffect, useState } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import { useShellWords } from './words.ts';

/** A link to the top of the page, shown once the visitor has scrolled a screen down. */
export function ScrollToTop() {
  const { t } = useShellWords();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > window.innerHeight);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const toTop = (event: MouseEvent) => {
    event.preventDefault();
    window.scrollTo(0, 0);
    // Whoever tabs on from here starts at the top again, not at the end of the page.
    document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the top of the page, which works without JavaScript
    <a
      className="scroll-to-top"
      href="#top"
      data-visible={isVisible}
      onClick={toTop}
      aria-label={t('top')}
      title={t('top')}
    >
      <ArrowUpIcon />
    </a>
  );
}
