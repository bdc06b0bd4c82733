import { group, text } from './fields.ts';

/** Names of the fabrics, on every screen where the chair can be configured. */
export const fabricNames = () =>
  group('Names of the fabrics, in the terms of a furniture maker.', {
    ember: text('Name of the fabric in a warm orange-red.'),
    oat: text('Name of the fabric in a light beige.'),
    moss: text('Name of the fabric in a dark olive green.'),
    ink: text('Name of the fabric in a very dark gray with a touch of blue.'),
  });

/** Names of the woods. */
export const woodNames = () =>
  group('Names of the woods.', {
    oak: text('Name of the oiled oak.'),
    walnut: text('Name of the walnut.'),
    black: text('Name of the wood stained black.'),
  });
