import site from 'virtual:hulma/site';
import { mailtoAddress, telAddress, whatsappAddress } from './message-links.ts';

/** The phone number as a link, left to right in every language. */
export function PhoneLink() {
  return (
    <a href={telAddress(site.phone)} dir="ltr" className="phone">
      {site.phone}
    </a>
  );
}

/** The email address as a link, left to right in every language. Narrow columns break it after the @. */
export function EmailLink() {
  const [name, domain] = site.email.split('@');
  return (
    <a href={`mailto:${site.email}`} dir="ltr">
      {`${name}@`}
      <wbr />
      {domain}
    </a>
  );
}

/** Returns the URL of an email to the studio with a subject and a body. */
export function mailtoUrl(subject: string, body: string): string {
  return mailtoAddress(site.email, subject, body);
}

/** Returns a URL that opens WhatsApp with a message to the studio. */
export function whatsappUrl(text?: string): string {
  return whatsappAddress(site.whatsapp, text);
}
