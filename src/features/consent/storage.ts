import { type Choice, choiceOf, counts, type StoredChoice, storedOf } from './consent.ts';

/** Where a choice is kept (specification section 7). */
export const preferencesKey = 'cookie-preferences';
export const dateKey = 'cookie-consent-date';

/** A choice that the browser did not let the site keep: it lasts as long as the page. */
let inMemory: Choice | undefined;

/** The choice that counts now. Storage that cannot be read holds none. */
export function readChoice(now = Date.now()): Choice | undefined {
  if (inMemory) return counts(inMemory, now) ? inMemory : undefined;
  return choiceOf(readStored(), now);
}

/** @returns whether the browser has kept the choice; if not, it lasts as long as the page */
export function writeChoice(choice: Choice): boolean {
  const { preferences, date } = storedOf(choice);
  try {
    // Preferences first: a tab that reads in between must not find the old ones under the new date.
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

/** Another tab has written: what it has chosen is newer than what this page remembers by itself. */
export function readOtherTab(now = Date.now()): Choice | undefined {
  const choice = choiceOf(readStored(), now);
  if (choice) inMemory = undefined;
  return readChoice(now);
}

/** Removes the entries of a former choice, which would come back at the next visit. */
function forget(): void {
  for (const key of [preferencesKey, dateKey]) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage that is blocked has nothing to come back.
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
