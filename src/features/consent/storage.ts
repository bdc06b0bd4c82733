import { type Choice, isValid, parseChoice, type StoredChoice, serializeChoice } from './consent.ts';

/** Storage keys of a choice. */
const preferencesKey = 'cookie-preferences';
const dateKey = 'cookie-consent-date';

/** A choice that could not be stored: it lasts until the page is reloaded. */
let unstored: Choice | undefined;

/** Returns the stored choice, which may be from another tab, or else the one that could not be stored. */
export function readChoice(now = Date.now()): Choice | undefined {
  return parseChoice(readStored(), now) ?? (unstored && isValid(unstored, now) ? unstored : undefined);
}

/** Stores a choice. @returns whether that succeeded; if not, the choice lasts until the page is reloaded */
export function writeChoice(choice: Choice): boolean {
  const { preferences, date } = serializeChoice(choice);
  unstored = choice;
  try {
    // Removed first, so that the previous choice does not return if the new one cannot be stored.
    localStorage.removeItem(dateKey);
    localStorage.setItem(preferencesKey, preferences);
    localStorage.setItem(dateKey, date);
    if (parseChoice(readStored(), choice.date)) unstored = undefined;
  } catch {
    // Storage is blocked or full.
  }
  return unstored === undefined;
}

function readStored(): StoredChoice {
  try {
    return { preferences: localStorage.getItem(preferencesKey), date: localStorage.getItem(dateKey) };
  } catch {
    return { preferences: null, date: null };
  }
}
