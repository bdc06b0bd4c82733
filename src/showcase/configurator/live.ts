/** What comes with the click that starts the live view: geometry, three.js, and what is known about the product. */
export { Facts } from './Facts.tsx';
export { Measures } from './Measures.tsx';
export { productOf } from './product.ts';
export { createViewer } from './viewer.ts';
