import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The arguments that an ICU message shows, and all of them, including those it only selects by (a hidden count). */
interface IcuNames {
  shown: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** The start of an ICU MessageFormat plural or select, whose branches are in braces, too. */
const choice = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\b/;

/** Matches everything in such a message that is not words: `{count, plural, one {`. */
export const icuSyntax =
  /\{\s*\w{1,60}\s*,\s*(?:plural|select|selectordinal)\s*,|(?<![\p{L}\w])(?:=\d{1,9}|[\p{L}\w]{1,60})\s{0,9}\{|[{}#]/gu;

export const isIcu = (text: string): boolean => choice.test(text);

/** Returns the argument names of a message; `undefined` if it cannot be parsed, such as when a brace is missing. */
export function icuNames(text: string): IcuNames | undefined {
  const [shown, all] = [new Set<string>(), new Set<string>()];
  // In a plural, `#` stands for its number.
  const collect = (elements: readonly MessageFormatElement[], number?: string): void => {
    for (const element of elements) {
      if (element.type === TYPE.pound && number !== undefined) shown.add(number);
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
      all.add(element.value);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) shown.add(element.value);
      else
        for (const { value } of Object.values(element.options))
          collect(value, element.type === TYPE.plural ? element.value : number);
    }
  };
  try {
    collect(parse(text, { ignoreTag: true }));
    return { shown, all };
  } catch {
    return undefined;
  }
}
