import { basename } from 'node:path/posix';
import type { z } from 'zod';
import { type ContentPath, closest, describeField, dotted, explain, valueAt } from '../../core/explain.ts';
import { isPage } from '../../core/files.ts';
import { type Gap, gapsOf } from '../../core/gaps.ts';
import { headingsOf } from '../../core/mdx/headings.ts';
import { type Pair, type ReadablePair, readablePair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { reference } from '../../core/parsing/located.ts';
import { pluralExamples } from '../../core/plurals.ts';
import type { Project } from '../../core/project.ts';
import { isTodo } from '../../core/todo.ts';
import { asContent, fileSchema, unwrapped } from '../../core/translation.ts';
import { orInEnglish, quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import type { CodeOf, DataOf } from '../catalog.ts';
import { isDropped } from '../stale/dropped.ts';

/** Rule `keys`: the lists of a translation are as long as those of the source. */
export function listLengths(files: Pair): Finding[] {
  const pair = readablePair(files);
  return pair ? gapsIn(pair).flatMap((gap) => (gap.kind === 'length' ? otherLength(gap, pair) : [])) : [];
}

const gapsIn = ({ schema, language, from, to }: ReadablePair): Gap[] =>
  gapsOf(schema, language.code, asContent(from.value), asContent(to.value));

/**
 * Rule `keys`: a translation has every string of the source, in all plural forms of its language. Unknown and
 * misspelled keys and empty values are found by `validate()`.
 */
export function keys(files: Pair): Finding[] {
  const pair = readablePair(files);
  if (!pair) return [];
  const { project, translation, to } = pair;
  const gaps = gapsIn(pair);
  if (gaps.length === 0) return [];
  const misspelled = misspelledKeys(pair);
  const hasTitle =
    project.layout?.titleByHeading && translation.body && headingsOf(translation.body)[0]?.depth === 1;
  // A page without a label is listed by its title.
  const isNamed = hasTitle || typeof asContent(to.value).title === 'string';
  const isShown = (name: string): boolean | undefined =>
    (name === 'title' && hasTitle) || (/_label$/.test(name) && isNamed);
  const open = gaps.filter(({ path }) => !misspelled.has(dotted(path)) && !isShown(dotted(path)));
  return open.flatMap((gap) => {
    if (gap.kind === 'key') return missingKey(gap, pair);
    if (gap.kind === 'length') return [];
    const forms = open.filter(
      (other) => other.kind === 'form' && dotted(other.english) === dotted(gap.english),
    ) as GapOf<'form'>[];
    return gap === forms[0] ? missingForms(gap, forms, pair) : [];
  });
}

/** Rule `keys`, with a `layout`: a page keeps its `id`, by which menus and links name it; by default, its file name. */
export function pageIds(files: Pair): Finding[] {
  const pair = readablePair(files);
  if (!pair?.project.layout || !isPage(pair.source)) return [];
  const { from, to, translation } = pair;
  const [{ id }, { id: own }] = [asContent(from.value), asContent(to.value)];
  const byFile = basename(pair.source.key).replace(/^\d+[-_.]+/, '');
  if (typeof id !== 'string' || (own ?? byFile) === id) return [];
  const [place, named] = [to.locate(['id']), describeField(['id'])];
  if (own === undefined) return [finding(translation, place, 'keys', 'missing', named)];
  const fix = `write ${quote(id)}${orInEnglish}.`;
  const data = { ...named, expected: quote(id), found: quote(String(own)), fix };
  return [finding(translation, place, 'keys', 'wrong-kind', data)];
}

/** Returns the keys that a translation has under a misspelled name, which `validate()` reports. */
function misspelledKeys(pair: ReadablePair): Set<string> {
  const { project, schema, language, from, to } = pair;
  const allowed = fileSchema(schema, language.code, from.value, project.source);
  return new Set(
    explain(to.value, allowed, schema)
      .filter(({ path }) => !isDropped(dotted(path), pair))
      .flatMap(({ meant }) => (meant ? dotted(meant) : [])),
  );
}

type GapOf<Kind extends Gap['kind']> = Extract<Gap, { kind: Kind }>;

function missingKey({ path, field, source }: GapOf<'key'>, pair: ReadablePair): Finding {
  const data = {
    ...describeNested(path, unwrapped(field)),
    key: String(path.at(-1)),
    at: reference(pair.source, pair.from.locate(path, 'key')),
  };
  if (typeof source !== 'string') return gap(path, pair, 'missing-group', data);
  const isThere = pair.to.rangeOf(path) !== undefined;
  // A field that only the translated page has may be this one with a translated key.
  const known = asContent(pair.from.value);
  const others = isPage(pair.source) ? Object.keys(asContent(pair.to.value)) : [];
  const meant = closest(
    dotted(path),
    others.filter((name) => !Object.hasOwn(known, name)),
  );
  const more = { ...(isThere && { isThere }), ...(meant && { meant }) };
  return gap(path, pair, 'missing-text', { ...data, english: source, ...more });
}

function missingForms(
  { path, english, field }: GapOf<'form'>,
  forms: readonly GapOf<'form'>[],
  pair: ReadablePair,
): Finding {
  const { language, source, from } = pair;
  return gap(path, pair, 'missing-forms', {
    ...describeNested(path, unwrapped(field)),
    keys: forms.map((form) => String(form.path.at(-1))),
    examples: forms.map(({ form }) => pluralExamples(language.code, form).join(', ')),
    language: language.name,
    english: String(valueAt(from.value, english)),
    at: reference(source, from.locate(english, 'key')),
  });
}

function otherLength({ path, source, translation }: GapOf<'length'>, pair: ReadablePair): Finding {
  const at = reference(pair.source, pair.from.locate(path));
  const data = { ...describeField(path), found: translation.length, expected: source.length, at };
  return gap(path, pair, 'other-length', data);
}

/** Returns what messages need of a field, with the group that it belongs to. */
const describeNested = (path: ContentPath, field?: z.ZodType) => ({
  ...describeField(path, field),
  ...(path.length > 1 && { group: dotted(path.slice(0, -1)) }),
});

const gap = <Code extends CodeOf<'keys'>>(
  path: ContentPath,
  { translation, to, project }: ReadablePair,
  code: Code,
  ...data: DataOf<'keys', Code>
): Finding => {
  const isWork = dotted(path) !== 'title' || !project.layout?.requiresTitle;
  return {
    ...finding(translation, to.locate(path), 'keys', code, ...data),
    ...(isWork && { gap: true as const }),
  };
};

/** Returns the width of a text in Latin characters: a Chinese one counts as two, combining marks do not count. */
const widthOf = (text: string): number =>
  [...text.replace(/[\p{M}\u00ad]/gu, '')].reduce(
    (sum, letter) => sum + (/[\p{sc=Han}\u3000-\u303F\uFF00-\uFF60]/u.test(letter) ? 2 : 1),
    0,
  );

/** Rule `keys`: the title and the description of a page have a length that search results can show. */
export function searchResults(
  { data, key, extension, ...file }: ParsedFile,
  { files, rules }: Project,
): Finding[] {
  // A page without an address is not in search results.
  if (!data || extension !== '.mdx' || files.unaddressed.includes(key)) return [];
  const { locate } = data;
  const content = asContent(data.value);
  return Object.entries(rules.widths ?? {}).flatMap(([field, { least, most }]) => {
    const text = content[field];
    // Empty text is already reported, and the site shows English instead of a TODO.
    if (typeof text !== 'string' || text.trim() === '' || isTodo(text)) return [];
    const width = widthOf(text.trim());
    if (width >= least && width <= most) return [];
    const data = { ...describeField([field]), width, least, most };
    return finding(file, locate([field]), 'keys', 'other-width', data);
  });
}
