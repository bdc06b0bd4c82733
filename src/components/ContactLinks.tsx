import site from 'virtual:hulma/site';
import { readablePhone } from '../i18n/fill.ts';

/** The phone number as a link; written from left to right in every language. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone}`} dir="ltr" className="phone">
      {readablePhone(site.phone)}
    </a>
  );
}

/** The email address as a link; written from left to right in every language. */
export function EmailLink() {
  return (
    <a href={`mailto:${site.email}`} dir="ltr">
      {site.email}
    </a>
  );
}

/** Address that opens an email with a subject and a text (RFC 6068). */
export function mailtoUrl(subject: string, body: string): string {
  // Line breaks in mailto: are CRLF, percent-encoded (RFC 6068, section 5).
  const text = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'));
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/** Address that opens WhatsApp with a text for the studio. */
export function whatsappUrl(text?: string): string {
  const number = site.whatsapp.replace(/^\+/, '');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
