import { group, screen, text } from '../fields.ts';

export const sitemap = screen({
  groups: group('Headings of the groups of screens.', {
    studio: text('Heading above the screens about the studio and its offer.'),
    services: text('Heading above the five service screens.'),
    legal: text('Heading above the legal screens and this one.'),
  }),
});
