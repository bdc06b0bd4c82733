import { useEffect, useState } from 'react';
import { whenIdle } from '../../site/idle.ts';
import { visitorZone } from './zoned-time.ts';

/** The visitor's time zone; `undefined` in the prerendered page and until React has taken it over. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  // The first use of `Intl` takes a phone some 50 ms.
  useEffect(() => whenIdle(0, () => setZone(visitorZone())), []);
  return zone;
}
