import { useEffect, useState } from 'react';

/** The moment, each minute anew; `undefined` in the prerendered page and until React has taken it over. */
export function useMinute(): number | undefined {
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      setMoment(now);
      timer = setTimeout(tick, 60_000 - (now % 60_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return moment;
}
