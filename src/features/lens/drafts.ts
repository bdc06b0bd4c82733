import type { TextName } from './settings.ts';
import { readStored, writeStored } from './stored.ts';

/** An unsaved edit of a text. */
export interface Draft {
  value: string;
  /** The translation when the edit began; `null` if it was missing. */
  was: string | null;
}

/** Storage key of the drafts, which are stored by text name. */
const key = 'lens-drafts';

/** The tab's own drafts come first, since another tab may edit the same text. `localStorage` survives a crash. */
const storages = [() => sessionStorage, () => localStorage];

const nameOf = ({ file, id }: TextName): string => `${file}#${id}`;

/** Returns the unsaved draft of a text, even from before a reload or a crash. */
export const readDraft = (text: TextName): Draft | undefined =>
  storages.map((storage) => draftIn(storage, text)).find((draft) => draft !== undefined);

function draftIn(storage: () => Storage, text: TextName): Draft | undefined {
  const { value, was } = Object(readStored(storage, key)[nameOf(text)]);
  return typeof value === 'string' && (typeof was === 'string' || was === null) ? { value, was } : undefined;
}

/** Stores a draft; `undefined` removes it, but keeps a different draft of another tab. */
export function writeDraft(text: TextName, draft: Draft | undefined): void {
  const own = readDraft(text);
  for (const storage of storages) {
    if (!draft && draftIn(storage, text)?.value !== own?.value) continue;
    writeStored(storage, key, { ...readStored(storage, key), [nameOf(text)]: draft });
  }
}
