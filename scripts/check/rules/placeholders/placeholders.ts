import { closest, dotted, nameOf } from '../../core/explain.ts';
import { scriptsOf } from '../../core/languages/scripts.ts';
import { type Pair, type ReadablePair, readablePair, type SourceFile } from '../../core/pairs.ts';
import { placeAt, reference } from '../../core/parsing/located.ts';
import { pluralForms } from '../../core/plurals.ts';
import type { Locale, Project } from '../../core/project.ts';
import { type Text, textsIn } from '../../core/texts.ts';
import { isTodo } from '../../core/todo.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { icuNames, isIcu } from '../../text/icu.ts';

/**
 * Whether a key is that of a plural form (`files_one`, `filesOne`, `files.one`) that may spell out or omit the number
 * (“no pages”, “one page”, “two pages”), or that is never shown.
 */
const isWithoutCount = (key: string, locale: Locale): boolean =>
  ['zero', 'one', 'two', ...pluralForms(locale).optional].some(
    (form) => new RegExp(`[._]${form}$`).test(key) || key.endsWith(form[0]?.toUpperCase() + form.slice(1)),
  );

/**
 * Returns the placeholders of a text in order (i18next interpolation, and the tags of its React component):
 * `{{count}}`, `<1>`, `</1>`. Formats (`{{date, short}}`) and line breaks depend on the language, so they are left
 * out. Double braces that are not a placeholder, because one is missing, are included.
 */
function placeholdersIn(text: string): string[] {
  // “\begin{table}” is LaTeX, and “${name}” is a placeholder of a program.
  const pattern =
    /\{\{([^{}]*)\}\}|<\/?(\w+)\s*\/?>|\{\{|\}\}|(?<!\\[a-z]{1,20})\$?\{\s*[\p{L}\p{M}\w]+\s*\}|%(?:\d\$)?(?:\.\d)?[dfs](?!\w)|\$[A-Z]\w*\$|\b__[\p{Ll}\p{Lo}][\p{L}\p{M}]*__/gu;
  // `<0></0>` is the same as `<0/>`.
  return [...text.replace(/<(\w+)>\s*<\/\1>/g, '<$1/>').matchAll(pattern)].flatMap(
    ([written, inner, tag]) => {
      if (inner !== undefined) return `{{${inner.replace(/^\s*-|,.*$/gs, '').trim()}}}`;
      // An unclosed word in angle brackets, such as `<key>`, stands for what a reader types, unless it is an HTML tag.
      const isClosed = written.includes('/') || text.includes(`</${tag}>`);
      const isWord = tag !== undefined && !isClosed && !/^(?:\d+|[abiu]|code|em|span|strong)$/.test(tag);
      // The number in `%2$s` is a position, which depends on the language.
      return tag === 'br' || isWord ? [] : written.replaceAll(/\s|(?<=^%)\d\$/g, '');
    },
  );
}

/** Returns the name in `{{name}}`; `undefined` for other kinds of placeholders. */
const nameIn = (placeholder: string): string | undefined => /^\{\{([^{}]+)/.exec(placeholder)?.[1];

/** Rule `placeholders`, for the source: every placeholder is one that the project fills in, if it lists those. */
export function unknownPlaceholders({ source, schema, project }: SourceFile): Finding[] {
  const { data } = source;
  if (!data) return [];
  return textsIn(source, schema).flatMap((text) => {
    const known = knownNames(text, project);
    return [...new Set(unknownIn(text, project))].map((written) => {
      const meant = closest(nameIn(written) ?? '', known);
      return finding(source, data.locate(text.path), 'placeholders', 'unknown', {
        where: dotted(text.path),
        name: nameOf(text.path),
        found: written,
        ...(meant && { meant: `{{${meant}}}` }),
        allowed: known.map((name) => `{{${name}}}`),
      });
    });
  });
}

/** Returns the names that are filled in in a string: those for all strings, and those that its description names. */
const knownNames = ({ description }: Text, { placeholders }: Project): string[] => [
  ...placeholdersIn(description).flatMap((placeholder) => nameIn(placeholder) ?? []),
  ...(placeholders ?? []),
];

/** Returns the placeholders that nothing fills in; none if it is unknown what is filled in. */
function unknownIn(text: Text, project: Project): string[] {
  if (!project.placeholders) return [];
  const known = knownNames(text, project);
  return placeholdersIn(text.value).filter(
    (placeholder) => /^\{\{|^\}\}/.test(placeholder) && !known.includes(nameIn(placeholder) ?? ''),
  );
}

/** Rule `placeholders`: a translation has the placeholders of the source text. */
export function placeholders(files: Pair): Finding[] {
  const pair = readablePair(files);
  // Without a list of placeholders, those in frontmatter are text.
  if (!pair || (!files.project.placeholders && files.source.extension === '.mdx')) return [];
  const { project, language, schema, source, translation } = pair;
  const english = new Map(textsIn(source, schema).map((text) => [dotted(text.path), text]));
  return textsIn(translation, schema).flatMap((text) => {
    const original = english.get(dotted(text.counterpart));
    // Empty and untranslated text is already reported; an unknown placeholder in the source is a mistake there.
    const isOpen = text.value.trim() === '' || isTodo(text.value);
    if (!original || isOpen || unknownIn(original, project).length > 0) return [];
    // Text that explains `{{}}` contains examples, and empty source text stands for its key.
    if (/^\s*$|\{\{\s*\}\}/.test(original.value)) return [];
    if ([original, text].some(({ value }) => isIcu(value))) return icuDifference(text, original, pair) ?? [];
    // A translation may repeat one, and plural forms in one string do so once per form of the language.
    const [expected, found] = [original, text].map(({ value }) => [...new Set(placeholdersIn(value))]) as [
      string[],
      string[],
    ];
    // The same plural form in the source may spell out the number, too.
    const same = english.get(dotted(text.path));
    if (same && areSame(placeholdersIn(same.value), found)) return [];
    // “{{plural}}” is the ending of an English plural, and East Asian and Semitic scripts, for example, have no italics.
    const mayDrop = [
      '{{plural}}',
      isWithoutCount(dotted(text.path), language.code) && '{{count}}',
      ...(hasItalics(language.code) || found.some((tag) => italics.includes(tag)) ? [] : italics),
    ];
    // In “%shr”, letters follow what may be a placeholder.
    const isUnclear = (one: string, { value }: Text): boolean => one.startsWith('%') && value.includes(one);
    const required = expected.filter(
      (one) => found.includes(one) || !(mayDrop.includes(one) || isUnclear(one, text)),
    );
    const certain = found.filter((one) => expected.includes(one) || !isUnclear(one, original));
    const known = certain.filter((one) => expected.includes(one));
    const extra = certain.filter((one) => !expected.includes(one));
    if (areSame(required, areFormats(extra) ? known : certain)) return [];
    if (areSame([...new Set(expected.map(asString))], found)) return [];
    const mismatch = difference(text, original, pair, expected, found);
    const isFilled = expected.length === 0 && found.every((one) => isUsedInGroup(one, text));
    const isComplete = areSame(withoutFormats(required), withoutFormats(certain)) && areClosed(certain);
    return [isFilled || isComplete ? asWarning(mismatch) : mismatch];
  });

  /** Whether these are formatting tags, and the source file has such tags, so that they are not shown as text. */
  function areFormats(tags: readonly string[]): boolean {
    const format = /<\/?(?:a|b|code|em|i|kbd|strong|u)\b[^<>]{0,300}>/;
    return (
      tags.length > 0 &&
      tags.every((tag) => format.test(tag)) &&
      [...english.values()].some(({ value }) => format.test(value))
    );
  }

  /** Whether source strings of the same group have a placeholder, so that a program may fill it in for all of them. */
  function isUsedInGroup(placeholder: string, { path }: Text): boolean {
    const group = dotted(path.slice(0, -1));
    const others = [...english.values()].filter((other) => dotted(other.path.slice(0, -1)) === group);
    return group !== '' && others.some(({ value }) => value.includes(placeholder));
  }
}

const italics = ['<em>', '</em>', '<i>', '</i>'];

const hasItalics = (locale: Locale): boolean =>
  scriptsOf(locale).some((script) => ['Latn', 'Cyrl', 'Grek'].includes(script));

/** Matches a tag that only changes how words look. */
const formatTag = /^<(\/?)(b|em|i|strong|u)>$/;

const withoutFormats = (placeholders: readonly string[]): string[] =>
  placeholders.filter((one) => !formatTag.test(one));

/** Whether formatting tags have their counterparts. */
const areClosed = (placeholders: readonly string[]): boolean =>
  placeholders.every((one) => {
    const [, slash, name] = formatTag.exec(one) ?? [];
    return name === undefined || placeholders.includes(slash ? `<${name}>` : `</${name}>`);
  });

/** Returns `%s` for the placeholder of a number, `%d` or `%.2f`: it formats numbers, too. */
const asString = (placeholder: string): string => placeholder.replace(/^%\S*[df]$/, '%s');

const areSame = (expected: readonly string[], found: readonly string[]): boolean =>
  expected.toSorted().join() === found.toSorted().join();

/** In ICU messages, a translation may drop a select, and a number that the source selects by but does not show. */
function icuDifference(text: Text, original: Text, pair: ReadablePair): Finding | undefined {
  const expected = icuNames(original.value);
  if (!expected) return undefined;
  const found = icuNames(text.value);
  const { source, translation, from, to } = pair;
  if (!found) {
    const at = reference(source, from.locate(original.path));
    const data = { where: dotted(text.path), name: nameOf(text.path), at, english: original.value };
    return finding(translation, to.locate(text.path), 'placeholders', 'unreadable', data);
  }
  const isSame =
    [...expected.shown].every((name) => found.all.has(name)) &&
    [...found.all].every((name) => expected.all.has(name));
  if (isSame) return undefined;
  // A number that is not shown, but only selects the form, does not replace one that is.
  const kind = [...expected.shown].every((name) => found.shown.has(name)) ? 'all' : 'shown';
  const [names, own] = [expected, found].map((one) => [...one[kind]].map((name) => `{${name}}`));
  return difference(text, original, pair, names ?? [], own ?? []);
}

function difference(
  text: Text,
  original: Text,
  { source, translation, from, to }: ReadablePair,
  expected: readonly string[],
  found: readonly string[],
): Finding {
  const [start, end] = to.rangeOf(text.path) ?? [0, 0];
  const wrong = found.find((placeholder) => !expected.includes(placeholder));
  const at = wrong === undefined ? -1 : translation.text.slice(start, end).indexOf(wrong);
  const place = at < 0 ? to.locate(text.path) : placeAt(translation.text, start + at);
  return finding(translation, place, 'placeholders', 'different', {
    where: dotted(text.path),
    name: nameOf(text.path),
    expected,
    found,
    english: original.value,
    at: reference(source, from.locate(original.path)),
  });
}
