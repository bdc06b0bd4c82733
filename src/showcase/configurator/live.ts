/** What comes with the click that starts the live view: geometry, three.js, and what is known about the product. */
export { Facts } from './Facts.tsx';
export { measuresOf, productOf } from './product.ts';
export { createViewer } from './viewer.ts';
