import type { TextName } from './settings.ts';
import { ofBrowser, readStored, writeStored } from './stored.ts';

/** A typed text that is not saved yet. */
export interface Draft {
  value: string;
  /** The translation that was there when typing began; `null`: it was missing. */
  was: string | null;
}

/** Local storage key; drafts by the names of their texts. */
const key = 'lens-drafts';

const nameOf = ({ file, id }: TextName): string => `${file}#${id}`;

/** What was typed for a text and not saved, also before a reload or a crash. */
export function readDraft(text: TextName): Draft | undefined {
  const { value, was } = Object(readStored(ofBrowser, key)[nameOf(text)]);
  return typeof value === 'string' && (typeof was === 'string' || was === null) ? { value, was } : undefined;
}

/** Keeps what is typed; `undefined` forgets it. */
export function writeDraft(text: TextName, draft: Draft | undefined): void {
  // Read anew, since other tabs write too.
  writeStored(ofBrowser, key, { ...readStored(ofBrowser, key), [nameOf(text)]: draft });
}
