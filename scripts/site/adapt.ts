/** A place in a library's module that has to be other than it is published. */
export interface Change {
  /** What stands there, for the message. */
  what: string;
  find: RegExp;
  replace: string;
}

/**
 * The module of a library with changes; each of them must find its place, so that a new version which looks other
 * than expected ends the build and is not shipped half changed.
 *
 * @param by the file that holds the changes
 * @throws Error naming what was not found, and where to mend it
 */
export function adapt(library: string, code: string, changes: readonly Change[], by: string): string {
  return changes.reduce((changed, { what, find, replace }) => {
    const next = changed.replace(find, replace);
    if (next === changed)
      throw new Error(`${library} has no ${what} as ${by} expects; adapt it to this version.`);
    return next;
  }, code);
}
