import { expect, test } from 'vitest';
import { fill, splitAtPlaceholders } from '../../../../src/site/fill.ts';

test('fills in what the site knows and leaves the rest', () => {
  expect(fill('{{company}} has {{count}} offices; call {{ phone }}.')).toBe(
    'Hulma has {{count}} offices; call +1 202 555 0143.',
  );
});

test('fills in what it is given, and does not read placeholders in it', () => {
  expect(fill('{{text}}: {{value}} ({{company}})', { text: 'Notes', value: '{{text}} {{phone}}' })).toBe(
    'Notes: {{text}} {{phone}} (Hulma)',
  );
});

test('does not mistake what every object has for a placeholder', () => {
  expect(fill('{{constructor}} {{toString}}')).toBe('{{constructor}} {{toString}}');
});

test('splits a text into texts and names', () => {
  expect(splitAtPlaceholders('Save {{percent}} today')).toEqual(['Save ', 'percent', ' today']);
  expect(splitAtPlaceholders('Nothing')).toEqual(['Nothing']);
});
