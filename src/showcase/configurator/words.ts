import type { Coating, Fabric, Wood } from '../models/materials.ts';
import type { Choice, ProductName } from './configuration.ts';

/** Every word that the configurator shows, from the content of its screen. */
export interface ConfiguratorWords {
  /** On the button over the still picture. */
  readonly start: string;
  /** What the still picture shows. */
  readonly posterAlt: string;
  /** While the script of the live view is on its way. */
  readonly loading: string;
  /** Where the browser cannot show a live view. */
  readonly unsupported: string;
  /** Instead of the choices, where scripts are off. */
  readonly noScript: string;
  /** What the live view is and how the keyboard turns it, read out when it gets the focus. */
  readonly view: string;
  readonly product: string;
  readonly products: Readonly<Record<ProductName, string>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly fabrics: Readonly<Record<Fabric, string>>;
  readonly woods: Readonly<Record<Wood, string>>;
  readonly coatings: Readonly<Record<Coating, string>>;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly turnUp: string;
  readonly turnDown: string;
  readonly closer: string;
  readonly further: string;
  /** Back to the view at the beginning. */
  readonly reset: string;
  /** Back to the configuration at the beginning. */
  readonly startOver: string;
  readonly width: string;
  readonly depth: string;
  readonly height: string;
  readonly triangles: string;
  readonly download: string;
  readonly inYourRoom: string;
  /** Beside it, where the room view cannot show the chosen materials. */
  readonly inStandardColors: string;
}
