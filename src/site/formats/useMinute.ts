import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';

/** The moment, each minute anew; `undefined` in the prerendered page and until React has taken it over. */
export function useMinute(): number | undefined {
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Date.now();
      setMoment(now);
      timer = setTimeout(tick, 60_000 - (now % 60_000));
    };
    // The first use of `Intl`, by which it is told, takes a phone some 50 ms.
    const giveUp = whenIdle(0, tick);
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, []);
  return moment;
}
