import { useLayoutEffect, useReducer, useRef } from 'react';
import { isFirstScreen } from './first-screen.ts';

/**
 * Returns attributes for an element with text formatted by `Intl`. The first screen keeps the prerendered text during
 * hydration: the first use of `Intl` takes about 50 ms on a phone, and the browser's result may differ in a space.
 */
export function useFormatted<Type extends HTMLElement>(write: () => string) {
  const ref = useRef<Type>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    // The dev server does not prerender, and after an error, React renders on the client.
    if (ref.current?.textContent === '') drawAgain();
  }, []);
  const keepsPrerendered = isFirstScreen() && !import.meta.env.SSR;
  return { ref, suppressHydrationWarning: true, children: keepsPrerendered ? '' : write() };
}
