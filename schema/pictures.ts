import { z } from 'zod';
import { group, invariant, text } from './fields.ts';

/** The names of the pictures; src/showcase/pictures/pictures.json has their sizes. */
export const pictures = [
  'hero',
  'hero-dark',
  'chair-wireframe',
  'chair-clay',
  'chair-textured',
  'chair-final',
  'detail',
  'exploded',
  'printing',
  'materials',
  'room',
  'ar',
  'stage-ember-oak',
  'stage-ember-walnut',
  'stage-ember-black',
  'stage-oat-oak',
  'stage-oat-walnut',
  'stage-oat-black',
  'stage-moss-oak',
  'stage-moss-walnut',
  'stage-moss-black',
  'stage-ink-oak',
  'stage-ink-walnut',
  'stage-ink-black',
] as const;

/** A picture with its caption, rendered by `<Figure of="…" />`. */
export const figure = (what: string) =>
  group(`A picture: ${what}.`, {
    picture: invariant(z.enum(pictures), 'Name of the picture, in public/pictures/.'),
    alt: text('Describes the picture to people who cannot see it, in one or two sentences.'),
    caption: text('Caption in small type under the picture.'),
  });

const layer = (what: string) =>
  group(`The picture of the chair as ${what}.`, {
    label: text(`Label on the picture of the chair as ${what}; one or two words.`),
    alt: text(`Describes the picture of the chair as ${what} to people who cannot see it.`),
  });

/** The comparison of wireframe, clay image and rendering, which `<Compare />` renders. */
export const compare = () =>
  group('The comparison of three pictures of the same chair.', {
    heading: text('Heading of the comparison.'),
    text: text('One to three sentences under the heading of the comparison.'),
    hint: text('How to compare the pictures, in a few words; hidden if there are no handles to move.'),
    label: text('Name of the comparison, for screen readers: what is compared.'),
    wireframe: layer('a wireframe'),
    clay: layer('a clay image'),
    final: layer('a finished rendering'),
    handles: group('The handles between the pictures, for screen readers.', {
      first: text('Name of the handle between the wireframe and the clay image.'),
      second: text('Name of the handle between the clay image and the rendering.'),
    }),
  });
