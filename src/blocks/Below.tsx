import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstScreen } from '../site/first-screen.ts';

/**
 * What of a text is below the first view (scripts/site/mdx/below.ts). After a move it is drawn once the first view has
 * been painted, which takes half as long without it; at once where the address names a section of it.
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
  // Meanwhile the footer stays out of sight.
  return isDrawn ? children : <div aria-busy style={{ blockSize: '100vh' }} />;
}
