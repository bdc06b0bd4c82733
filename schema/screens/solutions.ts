import { callToAction, card, entries, group, screen, text } from '../fields.ts';
import { fabricNames, woodNames } from '../materials.ts';

const configurator = group('The live configurator of the studio’s sample products.', {
  heading: text('Heading of the configurator.'),
  text: text('One or two sentences under the heading: what can be configured and what it shows.'),
  note: text('Below the configurator: the products are samples made by the studio, not work for clients.'),
  start: text('Label of the button over the still picture; it starts the live view.'),
  posterAlt: text(
    'Describes the still picture, a room with chair, lamp and shelf, to people who cannot see it.',
  ),
  loading: text('Label of the same button while the live view loads.'),
  unsupported: text('Over the still picture if the browser cannot show the live view.'),
  noScript: text('Beside the still picture if JavaScript is switched off, in place of the choices.'),
  view: text(
    'Name of the live view for screen readers: what it is and which keys turn it. Keys: arrow keys, + and −, Home.',
  ),
  product: text('Name of the choice between chair, shelf and lamp.'),
  products: group('The sample products.', {
    chair: text('The lounge chair.'),
    shelf: text('The modular shelf.'),
    lamp: text('The floor lamp.'),
  }),
  choices: group('Names of the choices, above their options.', {
    fabric: text('The fabric of the chair.'),
    wood: text('The wood of chair, shelf and lamp.'),
    coating: text('The color in which the metal parts and doors are coated.'),
    columns: text('How many units of the shelf are side by side.'),
    rows: text('How many units of the shelf are stacked.'),
    unit: text('The clear width of one unit of the shelf; the options are lengths.'),
  }),
  fabrics: fabricNames(),
  woods: woodNames(),
  coatings: group('The colors of the metal parts.', {
    ember: text('A warm orange red.'),
    paper: text('A warm off-white.'),
    ink: text('A very dark gray.'),
  }),
  turnLeft: text('Button with an arrow: turns the view to the left.'),
  turnRight: text('Button with an arrow: turns the view to the right.'),
  turnUp: text('Button with an arrow: turns the view up.'),
  turnDown: text('Button with an arrow: turns the view down.'),
  closer: text('Button with a plus: zooms in.'),
  further: text('Button with a minus: zooms out.'),
  reset: text('Button with a round arrow: restores the initial view. The configuration stays.'),
  quote: text(
    'Link under the choices; it leads to the request for a quote, which then names the configuration.',
  ),
  startOver: text('Button that restores the initial configuration and view.'),
  width: text('Label of the width of the product.'),
  depth: text('Label of the depth of the product.'),
  height: text('Label of the height of the product.'),
  triangles: text('Label of the number of triangles in the model.'),
  download: text('Button that saves the product. {{format}} is the name of the file format: “GLB”.'),
  inYourRoom: text('Button on phones: shows the product in the visitor’s room through the camera.'),
  inStandardColors: text(
    'Under that button on Android, when other materials are chosen: says that the camera view shows the standard ones.',
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
