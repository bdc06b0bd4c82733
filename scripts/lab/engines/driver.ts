/** A browser with one page: what the protocols of the engines have in common. */
export interface Driver {
  /** As the browser reports it, for example `Firefox 153.7.0`. */
  readonly version: string;
  /** Opens a URL and waits for the load event. */
  go(url: string): Promise<void>;
  /** Runs a self-contained function in the page and returns its JSON result. */
  run<Result>(script: () => Result): Promise<Result>;
  press(key: string): Promise<void>;
  stop(): Promise<void>;
}

/** Presses and releases a key, in terms of WebDriver and WebDriver BiDi. */
export const keyActions = (value: string): object[] => [
  { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) },
];
