import { readSession, writeSession } from './session.ts';

/** What somebody has chosen about the lens; it lasts as long as the tab. */
export interface Settings {
  isOpen: boolean;
  /** English under each text of the page. */
  notes: boolean;
  /** The panel leaves out what needs no work. */
  onlyWork: boolean;
  search: string;
  /** How far the panel is scrolled, in CSS pixels. */
  scroll: number;
}

const usual: Settings = { isOpen: false, notes: true, onlyWork: false, search: '', scroll: 0 };

export const readSettings = (): Settings => ({ ...usual, ...readSession('lens') });

export const storeSettings = (settings: Settings): void => writeSession('lens', settings);
