import { type Choice, choiceOf, counts, type StoredChoice, storedOf } from './consent.ts';

/** Storage keys of a choice. */
export const preferencesKey = 'cookie-preferences';
export const dateKey = 'cookie-consent-date';

/** A choice that could not be stored: it lasts until the page is reloaded. */
let inMemory: Choice | undefined;

/** The current choice; none if storage cannot be read. */
export function readChoice(now = Date.now()): Choice | undefined {
  if (inMemory) return counts(inMemory, now) ? inMemory : undefined;
  return choiceOf(readStored(), now);
}

/** @returns whether the choice was stored; if not, it lasts until the page is reloaded */
export function writeChoice(choice: Choice): boolean {
  const { preferences, date } = storedOf(choice);
  try {
    // Preferences first: a tab that reads in between must not find the old ones with the new date.
    localStorage.setItem(preferencesKey, preferences);
    localStorage.setItem(dateKey, date);
    const stored = readStored();
    if (stored.preferences !== preferences || stored.date !== date) throw new Error('not stored');
    inMemory = undefined;
    return true;
  } catch {
    inMemory = choice;
    forget();
    return false;
  }
}

/** Another tab has written: its choice is newer than the one in memory. */
export function readOtherTab(now = Date.now()): Choice | undefined {
  const choice = choiceOf(readStored(), now);
  if (choice) inMemory = undefined;
  return readChoice(now);
}

/** Removes a previous choice, which would otherwise return on the next visit. */
function forget(): void {
  for (const key of [preferencesKey, dateKey]) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  }
}

function readStored(): StoredChoice {
  try {
    return { preferences: localStorage.getItem(preferencesKey), date: localStorage.getItem(dateKey) };
  } catch {
    return { preferences: null, date: null };
  }
}
