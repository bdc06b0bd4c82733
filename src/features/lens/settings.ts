import { readSession, writeSession } from './session.ts';

/** The user's settings of the lens, which last as long as the tab. */
export interface Settings {
  isOpen: boolean;
  /** Shows English below each text of the page. */
  notes: boolean;
  /** Hides texts that need no work. */
  onlyWork: boolean;
  search: string;
  /** Scroll position of the panel, in CSS pixels. */
  scroll: number;
}

const usual: Settings = { isOpen: false, notes: true, onlyWork: false, search: '', scroll: 0 };

export const readSettings = (): Settings => ({ ...usual, ...readSession('lens') });

export const storeSettings = (settings: Settings): void => writeSession('lens', settings);
