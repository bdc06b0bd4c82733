/** Consent as a state machine (specification sections 4, 5, 9); storage, clock and screen are at its edges. */

/** What may be stored and used. Essential cannot be refused, so no other value is possible. */
export interface Preferences {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A choice and the moment it was made, in milliseconds since 1970. */
export interface Choice {
  readonly preferences: Preferences;
  readonly date: number;
}

/** What the browser keeps of a choice: the two entries as they are, which anyone may have written. */
export interface StoredChoice {
  readonly preferences: string | null;
  readonly date: string | null;
}

/** A choice counts for 12 months of 30 days; at this age it has to be made again. */
export const consentLifetime = 12 * 30 * 24 * 60 * 60 * 1000;

/** When the purposes last changed: raise it with them, and choices made before are asked for again. */
const purposesSince = 0;

/** Longer entries are not read: the site writes about 60 characters. */
const longestEntry = 1000;

/** An ISO date, alone or with a time and its zone. Other forms mean different things in different browsers. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Preferences of which essential is part, whatever was passed for it. */
export function preferencesOf({ analytics, marketing }: Partial<Preferences>): Preferences {
  return { essential: true, analytics: analytics === true, marketing: marketing === true };
}

/** What “accept all” and “essential only” stand for. */
export const everything = preferencesOf({ analytics: true, marketing: true });
export const onlyEssential = preferencesOf({});

/** The choice of stored entries; none if they are missing, unclear, incomplete, oversized, in the future or too old. */
export function choiceOf(stored: StoredChoice, now: number): Choice | undefined {
  const preferences = parsePreferences(stored.preferences);
  const date = isoDate.test(stored.date ?? '') ? Date.parse(stored.date ?? '') : Number.NaN;
  return preferences && counts({ preferences, date }, now) ? { preferences, date } : undefined;
}

/** Whether a choice is still good: not from the future, younger than 12 × 30 days, made for today's purposes. */
export function counts({ date }: Choice, now: number): boolean {
  return date <= now && now - date < consentLifetime && date >= purposesSince;
}

function parsePreferences(text: string | null): Preferences | undefined {
  if (text === null || text.length > longestEntry) return undefined;
  try {
    const { analytics, marketing } = Object(JSON.parse(text));
    const isComplete = typeof analytics === 'boolean' && typeof marketing === 'boolean';
    return isComplete ? preferencesOf({ analytics, marketing }) : undefined;
  } catch {
    return undefined;
  }
}

/** How a choice is stored: preferences as JSON, the date in ISO format (specification section 7). */
export function storedOf({ preferences, date }: Choice): { preferences: string; date: string } {
  return { preferences: JSON.stringify(preferences), date: new Date(date).toISOString() };
}

/** Where the visitor stands. */
export interface ConsentState {
  /** Storage has been looked at; before, as in the prerendered page, nothing is known and nothing is shown. */
  readonly isKnown: boolean;
  /** The choice that counts. */
  readonly choice: Choice | undefined;
  /** The visitor has put the banner away without a choice; it stays away as long as the page. */
  readonly isHidden: boolean;
  readonly isSettingsOpen: boolean;
  /**
   * The browser sends the Global Privacy Control signal: a refusal, which without a choice holds anyway, and which an
   * explicit choice overrides. The visitor is told that it is honored.
   */
  readonly isSignaled: boolean;
}

export type ConsentEvent =
  /** Storage has been read: at the start, after another tab has written, and when the visitor comes back. */
  | { type: 'read'; choice: Choice | undefined; isSignaled: boolean }
  /** The visitor has accepted all, taken the essential only, or saved a selection. */
  | { type: 'chosen'; choice: Choice }
  | { type: 'hidden' }
  | { type: 'settings'; isOpen: boolean };

export const initialConsent: ConsentState = {
  isKnown: false,
  choice: undefined,
  isHidden: false,
  isSettingsOpen: false,
  isSignaled: false,
};

/** What follows from an event. A state that does not change is returned as it is. */
export function nextConsent(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.type) {
    case 'read': {
      const { choice, isSignaled } = event;
      const isNew = JSON.stringify(choice) !== JSON.stringify(state.choice);
      // Settings that are open would show what no longer holds.
      return changed(state, { isKnown: true, isSignaled, ...(isNew && { choice, isSettingsOpen: false }) });
    }
    case 'chosen':
      return { ...state, isKnown: true, choice: event.choice, isHidden: false, isSettingsOpen: false };
    case 'hidden':
      return changed(state, { isHidden: state.isHidden || isBannerShown(state) });
    case 'settings':
      return changed(state, { isSettingsOpen: event.isOpen });
  }
}

function changed(state: ConsentState, changes: Partial<ConsentState>): ConsentState {
  const isSame = Object.entries(changes).every(
    ([name, value]) => state[name as keyof ConsentState] === value,
  );
  return isSame ? state : { ...state, ...changes };
}

/** The banner asks as long as there is no choice and the visitor has not put it away. */
export function isBannerShown({ isKnown, choice, isHidden }: ConsentState): boolean {
  return isKnown && !choice && !isHidden;
}

/** What is allowed at the moment: without a choice the essential alone. */
export const allowed = ({ choice }: ConsentState): Preferences => choice?.preferences ?? onlyEssential;
