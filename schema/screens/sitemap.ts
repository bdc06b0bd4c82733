import { group, screen, text } from '../fields.ts';

export const sitemap = screen({
  groups: group('Headings above the groups of screens.', {
    studio: text('Heading above the screens about the studio and what it offers.'),
    services: text('Heading above the five service screens.'),
    legal: text('Heading above the legal screens and the sitemap itself.'),
  }),
});
