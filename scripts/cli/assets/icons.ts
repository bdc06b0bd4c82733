/** `npm run assets -- icons`: the icons in public/, made from favicon.svg. */
import { writeIcons } from '../../assets/icons/icons.ts';
import { root } from '../../content/root.ts';

console.log(`Wrote ${(await writeIcons(`${root}/public`)).join(', ')}.`);
