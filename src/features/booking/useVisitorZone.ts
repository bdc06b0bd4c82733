import { useEffect, useState } from 'react';
import { whenIdle } from '../../site/idle.ts';
import { visitorZone } from './zoned-time.ts';

/** Returns the visitor's time zone; `undefined` during prerendering and hydration. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  // The first use of `Intl` takes about 50 ms on a phone.
  useEffect(() => whenIdle(0, () => setZone(visitorZone())), []);
  return zone;
}
