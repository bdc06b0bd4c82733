import { useLayoutEffect, useState } from 'react';
import { type Box, freePlace, type Place, type Surroundings } from './place.ts';

/** Height of a one-line toast, until it can be measured. */
const usualHeight = 64;

/** The position of the toast: the bottom, unless it would cover the focused element (WCAG 2.4.11). */
export function useToastPlace(shown: unknown, rtl: boolean): Place {
  const [place, setPlace] = useState<Place>('bottom');
  useLayoutEffect(() => {
    if (!shown) return;
    const decide = (current: Place) => {
      const around = surroundings(rtl);
      return freePlace(current, around, obstacles(around));
    };
    setPlace(decide('bottom'));
    const again = () => setPlace(decide);
    const end = new AbortController();
    document.addEventListener('focusin', again, end);
    window.addEventListener('resize', again, end);
    return () => end.abort();
  }, [shown, rtl]);
  return place;
}

function surroundings(rtl: boolean): Surroundings {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const toast = document.querySelector<HTMLElement>('.toasts > li')?.offsetHeight || usualHeight;
  const room = getComputedStyle(document.body).getPropertyValue('--banner');
  return { width, height, rtl, toast, banner: Number.parseFloat(room) || 0 };
}

/** The focused element. Large ones may be partly covered, such as the main content after “skip to content”. */
function obstacles({ height }: Surroundings): Box[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('.toasts')) return [];
  const box = focused.getBoundingClientRect();
  return box.bottom - box.top < height / 2 ? [box] : [];
}
