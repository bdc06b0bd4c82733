import { inspect } from 'node:util';

/** Kinds of errors that no expected situation raises. */
const mistakes = new Set(['TypeError', 'ReferenceError', 'SyntaxError', 'RangeError']);

/**
 * What a command shows for an error that ends it: the message alone, since expected errors say in plain words
 * what to do; the whole stack, and those of its causes, when DEBUG is set.
 *
 * @param {unknown} error whatever was thrown
 * @param {{ DEBUG?: string | undefined }} environment
 * @returns {string}
 */
export function describeError(error, environment) {
  if (!(error instanceof Error)) return String(error);
  if (environment.DEBUG) return inspect(error);
  // Options that a command does not know (util.parseArgs) are no mistake of the scripts.
  const isOfOptions = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
  return mistakes.has(error.name) && !isOfOptions
    ? `${error.name}: ${error.message}\nThis is a mistake in the project's scripts; set DEBUG=1 to see where.`
    : error.message;
}
