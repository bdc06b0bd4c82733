import site from 'virtual:hulma/site';
import { fill } from '../i18n/fill.ts';
import { useContent } from '../screen/context.ts';
import { mailtoUrl, whatsappUrl } from './ContactLinks.tsx';
import { Text } from './Text.tsx';
import { TextList } from './TextList.tsx';

/** The area where a visitor asks for a meeting: by email, by WhatsApp, or with the scheduler if there is one. */
export function Booking() {
  const { booking } = useContent<'contact'>();
  const body = fill(booking.body);
  return (
    <section className="request" aria-labelledby="booking">
      <h2 id="booking">
        <Text>{booking.heading}</Text>
      </h2>
      <p>
        <Text>{booking.text}</Text>
      </p>
      <TextList texts={booking.agenda} className="ticks" />
      <p className="actions">
        {site.bookingUrl && (
          <a className="button" href={site.bookingUrl} target="_blank" rel="noopener noreferrer">
            <Text>{booking.scheduler}</Text>
          </a>
        )}
        <a className="button" href={mailtoUrl(fill(booking.subject), body)}>
          <Text>{booking.email}</Text>
        </a>
        <a className="button secondary" href={whatsappUrl(body)} target="_blank" rel="noopener noreferrer">
          <Text>{booking.whatsapp}</Text>
        </a>
      </p>
    </section>
  );
}
