import { z } from 'zod';
import { callToAction, card, entries, group, invariant, screen, text } from '../fields.ts';

export const about = screen({
  ways: entries('How the team works.', card('a working habit')),
  team: entries(
    'The people of the studio.',
    group('One member of the team.', {
      name: text('Name of the person, in the script of the language.'),
      title: text('What the person does in the studio.'),
      bio: text('One or two sentences about the person’s work.'),
      image: invariant(
        z.string().regex(/^\/images\/[a-z0-9/-]+\.svg$/, 'the address of an SVG file below /images/'),
        'Path of the portrait below public/.',
      ),
      imageAlt: text('What the portrait shows, for people who cannot see it.'),
    }),
  ),
  cta: callToAction(),
});
