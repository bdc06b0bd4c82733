/** `npm run assets -- icons`: renders the icons in public/ from favicon.svg. */
import { writeIcons } from '../../assets/icons.ts';
import { root } from '../../setup/root.ts';

console.log(`Wrote ${(await writeIcons(`${root}/public`)).join(', ')}.`);
