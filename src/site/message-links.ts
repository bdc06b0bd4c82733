/** Longest address that web servers accept as a rule: 8 KB for the whole first line of a request. */
export const whatsappLimit = 8000;

/**
 * Longest `mailto:` address that opens: on Windows, Chromium drops one of more than 2048 characters with its quotation
 * marks, without a word (crbug.com/727909). Arabic takes six characters per letter, Chinese nine.
 */
export const mailtoLimit = (userAgent: string): number => (/Windows/.test(userAgent) ? 2046 : whatsappLimit);

/** Address that opens an email with a subject and a text (RFC 6068). What could end the address of `to` is encoded. */
export function mailtoAddress(to: string, subject: string, body = ''): string {
  const address = encode(to).replace(/%40(?=[^@%]*$)/, '@');
  // Line breaks in mailto: are CRLF, percent-encoded (RFC 6068, section 5).
  const text = encode(body.replace(/\r\n?|\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}${text ? `&body=${text}` : ''}`;
}

/** Address that calls a number with its country code, in groups or not (RFC 3966, which knows no spaces). */
export const telAddress = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

/** Address that opens a chat on WhatsApp; wa.me wants the digits of the number alone, with its country code. */
export function whatsappAddress(number: string, text = ''): string {
  const body = encode(text.replace(/\r\n?/g, '\n'));
  return `https://wa.me/${number.replace(/\D/g, '')}${body ? `?text=${body}` : ''}`;
}

/** `encodeURIComponent`, which throws on half of a surrogate pair: it becomes the replacement character. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
