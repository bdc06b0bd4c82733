import { inspect } from 'node:util';

/** Kinds of errors that indicate a bug. */
const mistakes = new Set(['TypeError', 'ReferenceError', 'SyntaxError', 'RangeError']);

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
  if (environment.DEBUG) return inspect(error);
  // Unknown options (util.parseArgs) are not a bug in the scripts.
  const isOfOptions = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
  return mistakes.has(error.name) && !isOfOptions
    ? `${error.name}: ${error.message}\nThis is a bug in the project's scripts; set DEBUG=1 to see where.`
    : error.message;
}
