import { z } from 'zod';
import { callToAction, card, entries, group, invariant, screen, text } from '../fields.ts';

export const about = screen({
  ways: entries('How the team works.', card('one of the team’s ways of working')),
  team: entries(
    'The people in the studio.',
    group('One member of the team.', {
      name: text('Name of the person, written in the script of the language.'),
      title: text('The person’s role in the studio.'),
      bio: text('One or two sentences about the person’s work.'),
      image: invariant(
        z.string().regex(/^\/images\/[a-z0-9/-]+\.svg$/, 'the path of an SVG file in /images/'),
        'Path of the portrait in public/.',
      ),
      imageAlt: text('Describes the portrait to people who cannot see it.'),
    }),
  ),
  cta: callToAction(),
});
