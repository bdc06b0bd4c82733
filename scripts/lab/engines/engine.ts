import type { InputSource } from './input.ts';

/** The engines that the core of the browser tests also runs in; Chromium has the whole suite. */
export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser that has been started. */
export interface Engine {
  /** As the browser itself says, for example `Firefox 153.7.0`. */
  readonly version: string;
  /** A tab of a visitor whose browser has nothing stored. */
  open(): Promise<Tab>;
  /** Ends the browser and removes what it has written. */
  stop(): Promise<void>;
}

/**
 * A tab, with just what the engines' protocols have in common. Every call rejects with the words of the engine when
 * the engine refuses, for example while a document is being replaced.
 */
export interface Tab {
  /** Opens an address and waits for the load event of its document. */
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Gives the page this room, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param script sees its arguments and the page, nothing around it
   * @param args values that JSON can write
   * @returns what it returns, or what its promise resolves to, as JSON can write it
   */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves, presses and types as a person would (WebDriver, section “Actions”). */
  input(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** The text of a function that takes its arguments, and gives its result, as JSON: the engines agree on strings. */
export const asJson = (script: (...args: never[]) => unknown): string =>
  `async (args) => JSON.stringify({ result: await (${script})(...JSON.parse(args)) })`;

/** Reads what a function made by asJson() gave; `undefined` has no JSON of its own. */
export const fromJson = (text: unknown): unknown => JSON.parse(String(text)).result;
