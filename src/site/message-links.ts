/** Longest URL that web servers usually accept: 8 KB for the whole request line. */
export const whatsappLimit = 8000;

/**
 * Returns the length of the longest working `mailto:` URL: on Windows, Chromium silently drops URLs of more than 2048
 * characters including quotation marks (crbug.com/727909). Arabic takes six characters per letter, Chinese nine.
 */
export const mailtoLimit = (userAgent: string): number => (/Windows/.test(userAgent) ? 2046 : whatsappLimit);

/** Returns a URL that opens an email (RFC 6068). Encodes characters that could end the address in `to`. */
export function mailtoAddress(to: string, subject: string, body = ''): string {
  const address = encode(to).replace(/%40(?=[^@%]*$)/, '@');
  // Line breaks in mailto: are CRLF, percent-encoded (RFC 6068, section 5).
  const text = encode(body.replace(/\r\n?|\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}${text ? `&body=${text}` : ''}`;
}

/** Returns a URL that calls a number with its country code, grouped or not (RFC 3966 has no spaces). */
export const telAddress = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

/** Returns a URL that opens a WhatsApp chat; wa.me takes only the digits of the number, with its country code. */
export function whatsappAddress(number: string, text = ''): string {
  const body = encode(text.replace(/\r\n?/g, '\n'));
  return `https://wa.me/${number.replace(/\D/g, '')}${body ? `?text=${body}` : ''}`;
}

/** Percent-encodes text. Replaces lone surrogates, on which `encodeURIComponent` throws. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
