import { useEffect, useState } from 'react';
import { visitorZone } from './zoned-time.ts';

/** The visitor's time zone; `undefined` in the prerendered page and until React has taken it over. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(visitorZone()), []);
  return zone;
}
