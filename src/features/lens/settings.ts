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

const key = 'lens';

const usual: Settings = { isOpen: false, notes: true, onlyWork: false, search: '', scroll: 0 };

/** The settings of this tab; the usual ones where storage is blocked or holds something else. */
export function readSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { ...usual, ...(typeof stored === 'object' ? stored : {}) };
  } catch {
    return usual;
  }
}

export function storeSettings(settings: Settings): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They last until the page is loaded anew.
  }
}
