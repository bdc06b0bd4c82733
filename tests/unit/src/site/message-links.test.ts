import { expect, test } from 'vitest';
import { mailtoAddress, telAddress, whatsappAddress } from '../../../../src/site/message-links.ts';

test.each([
  [
    'encodes everything special in a URL, with CRLF line breaks',
    mailtoAddress('a+b&c?=,d@hulma.example', 'A & B #1', 'a+b = "c"?\n100 % & more\r\nend'),
    'mailto:a%2Bb%26c%3F%3D%2Cd@hulma.example?subject=A%20%26%20B%20%231' +
      '&body=a%2Bb%20%3D%20%22c%22%3F%0D%0A100%20%25%20%26%20more%0D%0Aend',
  ],
  [
    'tolerates an unpaired surrogate',
    mailtoAddress('a@b.example', 'x', 'a\ud83eb'),
    'mailto:a@b.example?subject=x&body=a%EF%BF%BDb',
  ],
  ['tolerates one for WhatsApp', whatsappAddress('+1', '\udc00'), 'https://wa.me/1?text=%EF%BF%BD'],
  ['keeps only digits for WhatsApp', whatsappAddress('+63 2 8555 0143'), 'https://wa.me/63285550143'],
  [
    'uses LF line breaks for WhatsApp',
    whatsappAddress('+12025550143', 'a & b\r\n#1 + "2"'),
    'https://wa.me/12025550143?text=a%20%26%20b%0A%231%20%2B%20%222%22',
  ],
  ['keeps only digits in a phone link', telAddress('+63 2 8555 0143'), 'tel:+63285550143'],
])('%s: %s', (_, address, expected) => {
  expect(address).toBe(expected);
});
