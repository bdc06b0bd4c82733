import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstScreen } from '../site/first-screen.ts';

/** Content below the first view (scripts/site/mdx/below.ts); after navigation, it renders once that view is painted. */
export function Below({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const [isDrawn, setDrawn] = useState(() => isFirstScreen() || hash !== '');
  useEffect(() => {
    if (isDrawn) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDrawn]);
  // Keeps the footer out of view until then. Never prerendered: the CSP blocks `style` attributes in HTML.
  return isDrawn ? children : <div aria-busy style={{ blockSize: '100vh' }} />;
}
