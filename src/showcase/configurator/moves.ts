import type { KeyboardEvent } from 'react';
import type { Viewer } from './viewer.ts';

type Move = (viewer: Viewer) => void;

const turn =
  (around: number, over: number): Move =>
  (viewer) =>
    viewer.turn(around, over);
const zoom =
  (factor: number): Move =>
  (viewer) =>
    viewer.zoom(factor);
const reset: Move = (viewer) => viewer.reset();

/** The actions of the buttons and keys. `=` is the key of `+` without Shift. */
export const moves = [
  { name: 'turnLeft', sign: '←', keys: ['ArrowLeft'], move: turn(-15, 0) },
  { name: 'turnRight', sign: '→', keys: ['ArrowRight'], move: turn(15, 0) },
  { name: 'turnUp', sign: '↑', keys: ['ArrowUp'], move: turn(0, -15) },
  { name: 'turnDown', sign: '↓', keys: ['ArrowDown'], move: turn(0, 15) },
  { name: 'closer', sign: '+', keys: ['+', '='], move: zoom(0.85) },
  { name: 'further', sign: '−', keys: ['-'], move: zoom(1 / 0.85) },
  { name: 'reset', sign: '↺', keys: ['Home'], move: reset },
] as const;

/** Returns the action of a key. With a modifier, these keys belong to the browser: zoom, back, forward. */
export function moveOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Move | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  return moves.find(({ keys }) => keys.some((name) => name === key))?.move;
}
