import type { LensText, TextState } from '../../../schema/lens.ts';

/** Labels of the translation states. */
export const stateNames: { readonly [State in TextState]: string } = {
  translated: 'Translated',
  stale: 'Stale: English has changed',
  missing: 'Missing: visitors read English',
};

/** The most urgent problem of a text, which determines its color. */
export type Mark = 'error' | 'warning' | 'missing' | 'stale' | 'fine';

export function markOf({ state, findings }: Pick<LensText, 'state' | 'findings'>): Mark {
  if (findings.some(({ level }) => level === 'error')) return 'error';
  if (state === 'missing' || state === 'stale') return state;
  return findings.length > 0 ? 'warning' : 'fine';
}

/** Whether a text needs work. */
export const needsWork = (text: Pick<LensText, 'state' | 'findings'>): boolean => markOf(text) !== 'fine';
