/** Screens to read from top to bottom; the others are short or are looked at rather than read. */
const longScreens: readonly string[] = ['process', 'privacy-policy', 'terms-of-service'];

/** Whether a screen of so many sections has a list of them beside its text. */
export function hasContents(key: string, sections: number): boolean {
  return sections >= 3 && (longScreens.includes(key) || key.startsWith('services/'));
}
