/** Consent as a pure state machine; storage, clock and interface are left to its callers. */

/** What may be stored and used. Essential is always true. */
export interface Preferences {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A choice and its time, in milliseconds since 1970. */
export interface Choice {
  readonly preferences: Preferences;
  readonly date: number;
}

/** The two stored entries, not validated: they may have been tampered with. */
export interface StoredChoice {
  readonly preferences: string | null;
  readonly date: string | null;
}

/** A choice is valid for 12 months of 30 days, then expires. */
const consentLifetime = 12 * 30 * 24 * 60 * 60 * 1000;

/** Longer entries are ignored: the site writes about 60 characters. */
const maxEntryLength = 1000;

/** An ISO date, alone or with a time and time zone. Other forms are parsed differently by browsers. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Returns preferences with `essential` always set. */
export function preferencesOf({ analytics, marketing }: Partial<Preferences>): Preferences {
  return { essential: true, analytics: analytics === true, marketing: marketing === true };
}

/** The preferences of “accept all” and “essential only”. */
export const everything = preferencesOf({ analytics: true, marketing: true });
export const onlyEssential = preferencesOf({});

/** Parses stored entries; `undefined` if missing, ambiguous, incomplete, oversized, in the future or expired. */
export function parseChoice(stored: StoredChoice, now: number): Choice | undefined {
  const preferences = parsePreferences(stored.preferences);
  const date = isoDate.test(stored.date ?? '') ? Date.parse(stored.date ?? '') : Number.NaN;
  return preferences && isValid({ preferences, date }, now) ? { preferences, date } : undefined;
}

/** Whether a choice is valid: not in the future, and younger than 12 × 30 days. */
export function isValid({ date }: Choice, now: number): boolean {
  return date <= now && now - date < consentLifetime;
}

function parsePreferences(text: string | null): Preferences | undefined {
  if (text === null || text.length > maxEntryLength) return undefined;
  try {
    const { analytics, marketing } = Object(JSON.parse(text));
    const isComplete = typeof analytics === 'boolean' && typeof marketing === 'boolean';
    return isComplete ? preferencesOf({ analytics, marketing }) : undefined;
  } catch {
    return undefined;
  }
}

/** Serializes a choice for storage: preferences as JSON, the date in ISO format. */
export function serializeChoice({ preferences, date }: Choice): { preferences: string; date: string } {
  return { preferences: JSON.stringify(preferences), date: new Date(date).toISOString() };
}

/** The state of consent. */
export interface ConsentState {
  /** Whether storage has been read; before that, as during prerendering, nothing is shown. */
  readonly isKnown: boolean;
  /** The valid choice. */
  readonly choice: Choice | undefined;
  /** The visitor has hidden the banner without a choice; it stays hidden until the page is reloaded. */
  readonly isHidden: boolean;
  readonly isSettingsOpen: boolean;
  /** The browser sends the Global Privacy Control signal: a refusal, which an explicit choice overrides. */
  readonly isSignaled: boolean;
}

export type ConsentEvent =
  /** Storage was read: at the start, after another tab wrote to it, and when the tab becomes visible. */
  | { type: 'read'; choice: Choice | undefined; isSignaled: boolean }
  /** The visitor accepted all, accepted essential only, or saved a selection. */
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

/** The reducer. An unchanged choice remains the same object. */
export function nextConsent(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.type) {
    case 'read': {
      const { choice, isSignaled } = event;
      const isNew = JSON.stringify(choice) !== JSON.stringify(state.choice);
      // Open settings would show outdated values.
      return { ...state, isKnown: true, isSignaled, ...(isNew && { choice, isSettingsOpen: false }) };
    }
    case 'chosen':
      return { ...state, isKnown: true, choice: event.choice, isSettingsOpen: false };
    case 'hidden':
      return { ...state, isHidden: true };
    case 'settings':
      return { ...state, isSettingsOpen: event.isOpen };
  }
}

/** Whether the banner shows: there is no choice, and the visitor has not hidden it. */
export function isBannerShown({ isKnown, choice, isHidden }: ConsentState): boolean {
  return isKnown && !choice && !isHidden;
}

/** Returns what is currently allowed: without a choice, essential only. */
export const allowedPreferences = ({ choice }: ConsentState): Preferences =>
  choice?.preferences ?? onlyEssential;
