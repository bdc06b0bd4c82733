import { inspect } from 'node:util';

/**
 * The message a command prints for an error: only its message, since expected errors explain what to do; with DEBUG
 * set, the stack and those of its causes.
 *
 * @param {unknown} error anything thrown
 * @param {{ DEBUG?: string | undefined }} environment
 * @returns {string}
 */
export function describeError(error, environment) {
  if (!(error instanceof Error)) return String(error);
  return environment.DEBUG ? inspect(error) : error.message;
}
