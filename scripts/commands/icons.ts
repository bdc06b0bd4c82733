/** `npm run icons`: the icons in public/, made from favicon.svg. */
import { writeIcons } from '../icons/icons.ts';
import { root } from '../vite/config.ts';

console.log(`Wrote ${(await writeIcons(`${root}/public`)).join(', ')}.`);
