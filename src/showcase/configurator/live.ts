/** Everything loaded by the click that starts the live view: geometry, three.js, and the facts. */
export { Facts } from './Facts.tsx';
export { MoveButtons } from './MoveButtons.tsx';
export { moveOf } from './moves.ts';
export { measuresOf, productOf } from './product.ts';
export { createViewer } from './viewer.ts';
