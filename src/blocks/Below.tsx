import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstScreen } from '../site/first-screen.ts';

/**
 * The part of a text below the first view (scripts/site/mdx/below.ts). After a navigation it renders once the first
 * view has been painted, which halves the time to paint; immediately if the URL targets a section in it.
 */
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
  // Keeps the footer out of view in the meantime.
  return isDrawn ? children : <div aria-busy style={{ blockSize: '100vh' }} />;
}
