import { z } from 'zod';
import { entries, group, invariant, screen, text } from '../fields.ts';

const revised = invariant(
  z.iso.date('a date such as 2026-01-31'),
  'Date when the meaning of the text last changed.',
);

export const privacyPolicy = screen({
  revised,
  storage: entries(
    'What the site stores in the visitor’s browser, in the order of the table.',
    group('One item stored in the browser.', {
      key: invariant(z.string().min(1), 'Name of the item in the browser’s storage.'),
      purpose: text('What the item is for.'),
      content: text('What the item contains.'),
      kept: text('How long the item is kept.'),
    }),
  ),
});

export const termsOfService = screen({ revised });
