import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstScreen } from '../site/first-screen.ts';

/** What is below the first view (scripts/site/mdx/below.ts): after a navigation it renders once that is painted. */
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
  // Keeps the footer out of view in the meantime. Never prerendered: the policy blocks `style` attributes in HTML.
  return isDrawn ? children : <div aria-busy style={{ blockSize: '100vh' }} />;
}
