import { type MouseEvent, useEffect, useState } from 'react';
import { useWords } from '../site/useWords.ts';
import { ArrowUpIcon } from '../ui/icons.tsx';

/** Space below the last line of the footer, in pixels (src/layout/footer.css). */
const roomAtEnd = 96;

/** A link to the top of the page. It covers text, so it shows only while scrolling up, and at the end of the page. */
export function ScrollToTop() {
  const t = useWords('common');
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    let before = 0;
    const update = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight > document.body.scrollHeight - roomAtEnd;
      setVisible(scrollY > innerHeight && (scrollY < before || isAtEnd));
      before = scrollY;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const toTop = (event: MouseEvent) => {
    event.preventDefault();
    window.scrollTo(0, 0);
    // Tabbing continues from the top of the page.
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
