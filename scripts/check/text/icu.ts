import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What an ICU message puts in, and what it only chooses by, as the number of a plural that it does not show. */
interface IcuNames {
  shown: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** Plurals and choices of ICU MessageFormat, whose branches are in braces too. */
const choice = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\b/;

/** What such a message has besides words: `{count, plural, one {`. */
export const icuSyntax =
  /\{\s*\w{1,60}\s*,\s*(?:plural|select|selectordinal)\s*,|(?<![\p{L}\w])(?:=\d{1,9}|[\p{L}\w]{1,60})\s{0,9}\{|[{}#]/gu;

export const isIcu = (text: string): boolean => choice.test(text);

/** The names in a message; `undefined` if programs cannot read it, as with a brace too few. */
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
