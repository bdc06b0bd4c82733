/**
 * What a person does with keyboard and mouse, in the words that WebDriver and WebDriver BiDi share
 * (https://www.w3.org/TR/webdriver2/#actions).
 */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  /** One character, or one of WebDriver's code points for the other keys. */
  readonly value: string;
}

type PointerAction =
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration: number;
      readonly origin: 'viewport';
    };

/** A place in the viewport, in CSS pixels from its top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Code points of keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof codes;

/** Keys held together: the first ones go down first and up last, as in Shift and Tab. */
export function chord(...keys: readonly Key[]): InputSource[] {
  const values = keys.map((key) => codes[key]);
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value }) as const),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
      ],
    },
  ];
}

/** The mouse goes to the first point, is pressed there, passes the others, and is released: one point is a click. */
export function drag(from: Point, ...points: readonly Point[]): InputSource[] {
  return mouse([
    moveTo(from),
    { type: 'pointerDown', button: 0 },
    ...points.map(moveTo),
    { type: 'pointerUp', button: 0 },
  ]);
}

/** The mouse goes to a point and stays there. */
export const hover = (point: Point): InputSource[] => mouse([moveTo(point)]);

const mouse = (actions: readonly PointerAction[]): InputSource[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const moveTo = ({ x, y }: Point): PointerAction => ({
  type: 'pointerMove',
  // The protocols take whole pixels only.
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: 'viewport',
});
