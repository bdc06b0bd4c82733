import { expect, test } from 'vitest';
import { mailtoAddress, telAddress, whatsappAddress } from '../../../../src/site/message-links.ts';

test('mailto: encodes everything special in a URL, with CRLF line breaks', () => {
  expect(mailtoAddress('a+b&c?=,d@hulma.example', 'A & B #1', 'a+b = "c"?\n100 % & more\r\nend')).toBe(
    'mailto:a%2Bb%26c%3F%3D%2Cd@hulma.example?subject=A%20%26%20B%20%231' +
      '&body=a%2Bb%20%3D%20%22c%22%3F%0D%0A100%20%25%20%26%20more%0D%0Aend',
  );
});

test('an unpaired surrogate is tolerated', () => {
  expect(mailtoAddress('a@b.example', 'x', 'a\ud83eb')).toBe('mailto:a@b.example?subject=x&body=a%EF%BF%BDb');
  expect(whatsappAddress('+1', '\udc00')).toBe('https://wa.me/1?text=%EF%BF%BD');
});

test('wa.me: the number without its plus, and LF line breaks', () => {
  expect(whatsappAddress('+12025550143')).toBe('https://wa.me/12025550143');
  expect(whatsappAddress('+63 2 8555 0143')).toBe('https://wa.me/63285550143');
  expect(whatsappAddress('+12025550143', 'a & b\r\n#1 + "2"')).toBe(
    'https://wa.me/12025550143?text=a%20%26%20b%0A%231%20%2B%20%222%22',
  );
});

test('a phone link has digits only, however the number is grouped', () => {
  expect(telAddress('+63 2 8555 0143')).toBe('tel:+63285550143');
  expect(telAddress('+12025550143')).toBe('tel:+12025550143');
});
