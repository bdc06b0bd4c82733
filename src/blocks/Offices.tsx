import { studioZone } from '../features/booking/meeting-hours.ts';
import { Globe, type Place } from '../showcase/drawings/Globe.tsx';
import { useContent, useContentLocale } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatClock } from '../site/formats/format-time.ts';
import { useMinute } from '../site/formats/useMinute.ts';
import { Text } from '../site/Text.tsx';
import './Offices.css';

/** Where the offices are, and whose clocks they keep. */
const places: { readonly [office: string]: Place & { zone: string } } = {
  philippines: { latitude: 14.6, longitude: 121, zone: studioZone },
  ireland: { latitude: 53.3, longitude: -6.3, zone: 'Europe/Dublin' },
  usa: { latitude: 39.7, longitude: -75.5, zone: 'America/New_York' },
};

/** The three offices on the globe and as address blocks, each with the time it is there. */
export function Offices() {
  const { offices } = useContent<'contact'>();
  const locale = useContentLocale();
  const now = useMinute();
  return (
    <div className="offices">
      <Globe places={Object.keys(offices).flatMap((key) => places[key] ?? [])} />
      <ul>
        {Object.entries(offices).map(([key, { title, company, address }]) => {
          const zone = places[key]?.zone;
          return (
            <li key={key}>
              <h3>
                <Text>{title}</Text>
              </h3>
              <p className="local-time">
                {now !== undefined && zone && <Formatted>{() => formatClock(now, zone, locale)}</Formatted>}
              </p>
              <address>
                <Text>{company}</Text>
                {address.map((line) => (
                  <span key={line}>
                    {/* Each line has the direction of its own script: “1 Sample Street” stays that way in Arabic. */}
                    <bdi>
                      <Text>{line}</Text>
                    </bdi>
                  </span>
                ))}
              </address>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
