import type { LensText } from '../../../schema/lens.ts';
import { readStored, writeStored } from './stored.ts';

/** Identifies a text. */
export type TextName = Pick<LensText, 'file' | 'id'>;

/** The user's settings for the lens, which last as long as the tab. */
export interface Settings {
  isOpen: boolean;
  /** Shows English below each text of the page. */
  notes: boolean;
  search: string;
  editing?: TextName | undefined;
}

const usual: Settings = { isOpen: false, notes: true, search: '' };

export const readSettings = (): Settings => ({ ...usual, ...readStored(() => sessionStorage, 'lens') });

export const storeSettings = (settings: Settings): void =>
  writeStored(() => sessionStorage, 'lens', settings);
