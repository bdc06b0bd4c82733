import { useEffect, useState } from 'react';
import { studioZone } from '../features/booking/meeting-hours.ts';
import { Globe } from '../showcase/drawings/Globe.tsx';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatClock } from '../site/formats/format-time.ts';
import { whenIdle } from '../site/idle.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import './Offices.css';

/** Locations and time zones of the offices. */
const offices = [
  { name: 'philippines', latitude: 14.6, longitude: 121, zone: studioZone },
  { name: 'ireland', latitude: 53.3, longitude: -6.3, zone: 'Europe/Dublin' },
  { name: 'usa', latitude: 39.7, longitude: -75.5, zone: 'America/New_York' },
] as const;

/** The three offices on a globe and as addresses, each with its local time. */
export function Offices() {
  const t = useWords();
  const now = useMinute();
  return (
    <div className="offices">
      <Globe places={offices} />
      <ul>
        {offices.map(({ name, zone }) => (
          <li key={name} id={name}>
            <Words as="h3" k={`offices.${name}.title`} />
            <p className="local-time">
              {now !== undefined && <Formatted>{(locale) => formatClock(now, zone, locale)}</Formatted>}
            </p>
            <address>
              <Words k={`offices.${name}.company`} />
              {t(`offices.${name}.address`, { returnObjects: true }).map((line, index) => (
                <span key={line}>
                  {/* Each line has the direction of its own script: “1 Sample Street” stays left to right in Arabic. */}
                  <Words as="bdi" k={`offices.${name}.address.${index}`} />
                </span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The current time, updated every minute; `undefined` during prerendering and hydration. */
function useMinute(): number | undefined {
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Date.now();
      setMoment(now);
      timer = setTimeout(tick, 60_000 - (now % 60_000));
    };
    // The first use of `Intl` takes about 50 ms on a phone.
    const cancel = whenIdle(0, tick);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
  return moment;
}
