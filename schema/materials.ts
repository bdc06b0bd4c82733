import { group, text } from './fields.ts';

/** Names of the fabrics, on every screen where the chair can be configured. */
export const fabricNames = () =>
  group('Names of the fabrics, as a furniture maker would call them.', {
    ember: text('A warm orange red.'),
    oat: text('A light beige.'),
    moss: text('A dark olive green.'),
    ink: text('A very dark gray with a touch of blue.'),
  });

/** Names of the woods. */
export const woodNames = () =>
  group('The woods.', {
    oak: text('Oak, oiled.'),
    walnut: text('Walnut.'),
    black: text('Wood stained black.'),
  });
