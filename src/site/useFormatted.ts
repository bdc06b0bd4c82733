import { useLayoutEffect, useReducer, useRef } from 'react';
import { isFirstScreen } from './first-screen.ts';

/**
 * A text in which `Intl` has a part, as attributes of its element. While the first screen is hydrated it stays as it is:
 * the first use of `Intl` takes a phone some 50 ms, and what a browser writes may differ in a space.
 */
export function useFormatted<Type extends HTMLElement>(write: () => string) {
  const ref = useRef<Type>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    // The dev server does not prerender, and after an error React draws anew.
    if (ref.current?.textContent === '') drawAgain();
  }, []);
  const isThere = isFirstScreen() && !import.meta.env.SSR;
  return { ref, suppressHydrationWarning: true, children: isThere ? '' : write() };
}
