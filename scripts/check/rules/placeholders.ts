import { closest, dotted, nameOf, quote } from '../../../schema/explain.ts';
import type { Finding } from '../../../schema/finding.ts';
import { findingAt } from '../../content/validate.ts';
import { type Pair, type ReadPair, readable, type SourceFile } from '../pairs.ts';
import { reference } from '../place.ts';
import { type Text, textsOf } from '../texts.ts';

/** Values of site.config.ts that every text may use. */
const siteValues = ['phone', 'email', 'company'];

/** Plural forms that may say the number in words, or leave it out: “no pages”, “one page”, “two pages”. */
const formsWithoutCount = ['zero', 'one', 'two'];

/** The names in `{{…}}`, in the order of the text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
}

/** Rule `placeholders` in English: every placeholder is filled in. */
export function unknownPlaceholders({ source, schema }: SourceFile): Finding[] {
  const { data } = source;
  if (!data) return [];
  return textsOf(schema, data.value).flatMap((text) => {
    const known = knownPlaceholders(text);
    return [...new Set(unknownIn(text))].map((name) => {
      const meant = closest(name, known);
      return findingAt(
        source,
        data.locate(text.path),
        'placeholders',
        `${nameOf(text.path)}: nothing fills in {{${name}}}${meant ? `; did you mean {{${meant}}}?` : '.'}`,
        meant ? `write {{${meant}}}.` : `remove it; this text can have ${list(known)}.`,
      );
    });
  });
}

/** The placeholders that are filled in in a text: those of the site, and those its description names. */
const knownPlaceholders = ({ description }: Text): string[] => [
  ...placeholdersIn(description),
  ...siteValues,
];

const unknownIn = (text: Text): string[] =>
  placeholdersIn(text.value).filter((name) => !knownPlaceholders(text).includes(name));

/** Rule `placeholders`: a translation has the placeholders of the English text. */
export function placeholders(files: Pair): Finding[] {
  const pair = readable(files);
  if (!pair) return [];
  const { schema, from, to } = pair;
  const english = new Map(textsOf(schema, from.value).map((text) => [dotted(text.path), text]));
  return textsOf(schema, to.value).flatMap((text) => {
    const original = english.get(dotted(text.counterpart));
    // That a text is empty is a finding already; an unknown placeholder in English is a mistake there.
    if (!original || text.value.trim() === '' || unknownIn(original).length > 0) return [];
    return fits(text, original) ? [] : [difference(text, original, pair)];
  });
}

/** Whether a translation has the placeholders of its English text, each as often. */
function fits({ value, form }: Text, original: Text): boolean {
  const key = (names: string[]) => names.sort().join('|');
  const expected = placeholdersIn(original.value);
  const found = placeholdersIn(value);
  if (key(expected) === key(found)) return true;
  const mayDropCount = form !== undefined && formsWithoutCount.includes(form);
  return mayDropCount && key(expected.filter((name) => name !== 'count')) === key(found);
}

function difference(text: Text, original: Text, { source, translation, from, to }: ReadPair): Finding {
  const expected = placeholdersIn(original.value);
  const found = placeholdersIn(text.value);
  const message = `${nameOf(text.path)}: expected ${list(expected)} as in English, found ${list(found)}.`;
  const todo =
    expected.length > 0
      ? `write ${list(expected)} exactly as in the English text`
      : 'remove what stands in braces, as in the English text';
  const fix = `${todo} (${reference(source, from.locate(original.path))}): ${quote(original.value)}.`;
  return findingAt(translation, to.locate(text.path), 'placeholders', message, fix);
}

/** Placeholders as they are written, `{{date}} and {{company}}`. */
function list(names: readonly string[]): string {
  if (names.length === 0) return 'no placeholder';
  const written = names.map((name) => `{{${name}}}`);
  return written.length > 1 ? `${written.slice(0, -1).join(', ')} and ${written.at(-1)}` : (written[0] ?? '');
}
