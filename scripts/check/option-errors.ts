import { closest } from './core/explain.ts';

/** An option that is not known: “There is no option --fomat; did you mean --format?” */
export function unknownOption(rawName: string, name: string, known: object, usage: string): Error {
  const meant = closest(name, Object.keys(known));
  return new Error(`There is no option ${rawName}${meant ? `; did you mean --${meant}?` : '.'} ${usage}`);
}

/** An option that says nothing without a value behind it. */
export const valueMissing = (rawName: string, usage: string): Error =>
  new Error(`The option ${rawName} needs a value. ${usage}`);
