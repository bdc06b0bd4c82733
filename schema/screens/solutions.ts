import { callToAction, card, entries, group, screen, text } from '../fields.ts';
import { fabricNames, woodNames } from '../materials.ts';

const configurator = group('The live configurator of the studio’s sample products.', {
  heading: text('Heading of the configurator.'),
  text: text(
    'One or two sentences under the heading: what can be configured and what the configurator shows.',
  ),
  note: text(
    'Shown below the configurator: says that the products are samples made by the studio, not client work.',
  ),
  start: text('Label of the button over the still picture; it starts the live view.'),
  posterAlt: text(
    'Describes the still picture, a room with a chair, a lamp and a shelf, to people who cannot see it.',
  ),
  loading: text('Label of the button over the still picture while the live view loads.'),
  unsupported: text('Shown over the still picture if the browser cannot show the live view.'),
  noScript: text('Shown beside the still picture, in place of the choices, if JavaScript is turned off.'),
  view: text(
    'Name of the live view, for screen readers: what it shows and which keys control it (arrow keys, + and −, Home).',
  ),
  product: text('Label of the choice between the chair, the shelf and the lamp.'),
  products: group('The sample products.', {
    chair: text('Name of the lounge chair.'),
    shelf: text('Name of the modular shelf.'),
    lamp: text('Name of the floor lamp.'),
  }),
  choices: group('Labels of the choices, above their options.', {
    fabric: text('Label of the choice of fabric for the chair.'),
    wood: text('Label of the choice of wood for the chair, the shelf and the lamp.'),
    coating: text('Label of the choice of color for coated metal parts and doors.'),
    columns: text('Label of the choice of how many shelf units are side by side.'),
    rows: text('Label of the choice of how many shelf units are stacked.'),
    unit: text('Label of the choice of clear width of a shelf unit; the options are lengths.'),
  }),
  fabrics: fabricNames(),
  woods: woodNames(),
  coatings: group('Names of the colors of the metal parts.', {
    ember: text('Name of the color: a warm orange-red.'),
    paper: text('Name of the color: a warm off-white.'),
    ink: text('Name of the color: a very dark gray.'),
  }),
  turnLeft: text('Button with an arrow: turns the view to the left.'),
  turnRight: text('Button with an arrow: turns the view to the right.'),
  turnUp: text('Button with an arrow: turns the view up.'),
  turnDown: text('Button with an arrow: turns the view down.'),
  closer: text('Button with a plus: zooms in.'),
  further: text('Button with a minus: zooms out.'),
  reset: text('Button with a round arrow: restores the initial view without changing the configuration.'),
  quote: text(
    'Link under the choices; it leads to the quote request form, with the configuration filled in.',
  ),
  startOver: text('Button that restores the initial configuration and view.'),
  width: text('Label of the width of the product.'),
  depth: text('Label of the depth of the product.'),
  height: text('Label of the height of the product.'),
  triangles: text('Label of the number of triangles in the model.'),
  download: text(
    'Button that downloads the product; {{format}} is the name of the file format, such as “GLB”.',
  ),
  inYourRoom: text('Button on phones: shows the product in the visitor’s room through the camera (AR).'),
  inStandardColors: text(
    'Shown under the camera button on Android if other materials are chosen: says that the camera view shows the standard ones.',
  ),
});

export const solutions = screen({
  configurator,
  uses: entries('Who uses a configurator, and what for.', card('a use of a configurator')),
  assets: entries('What makes a 3D asset work in a configurator.', card('a property of configurator assets')),
  integration: entries(
    'How the partner’s platform is connected to the store, in order.',
    card('an integration step'),
  ),
  cta: callToAction(),
});
