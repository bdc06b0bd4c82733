/** A browser with one page, by what the engines' protocols have in common. */
export interface Driver {
  /** As the browser itself says, for example `Firefox 153.7.0`. */
  readonly version: string;
  /** Opens an address and waits for the load event of its document. */
  go(url: string): Promise<void>;
  /** Runs a function in the page, which sees nothing around it, and gives what it returns as JSON can write it. */
  run<Result>(script: () => Result): Promise<Result>;
  press(key: string): Promise<void>;
  stop(): Promise<void>;
}

/** Pressing and releasing a key, in the words of WebDriver and WebDriver BiDi. */
export const keyActions = (value: string): object[] => [
  { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) },
];
