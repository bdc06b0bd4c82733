import type { Pair } from '../../../check/core/index.ts';
import type { Layout } from '../../../check/core/layout.ts';
import { formSuffix } from '../../../check/core/plurals.ts';
import { bodyStart, type Text, textsOf } from './texts.ts';

/** A translated file to be changed, with its source. */
export interface Specimen {
  readonly language: string;
  /** Relative to the content folder. */
  readonly path: string;
  /** The layout of the project; `undefined` for this site. */
  readonly layout: Layout | undefined;
  readonly text: string;
  readonly texts: readonly Text[];
  readonly sourcePath: string;
  readonly source: string;
  readonly sourceTexts: readonly Text[];
  /** The same file in other languages. */
  readonly others: readonly Pair[];
  /** Whether the file records the source that it was translated from. */
  readonly isRecorded: boolean;
  /** The terms that the language's glossary says to avoid. */
  readonly wrongTerms: readonly string[];
}

/** A change to the content, and where the check may report it. */
export interface Mutant {
  readonly changes: { readonly [path: string]: string | undefined };
  readonly path: string;
  /** The first and last line at which a finding may be. */
  readonly lines: readonly [first: number, last: number];
}

export type Random = () => number;

export type TextFilter = (text: Text, specimen: Specimen) => boolean;

export type Kinds = readonly Text['kind'][];

/** The replacement for a match: a string, in which `$1` is its first group, or a function of the match. */
export type Replacement = string | ((match: RegExpMatchArray) => string);

/** One change at a random place; `undefined` if a file has no suitable place. */
export type Change = (specimen: Specimen, next: Random) => Mutant | undefined;

export type Changes = { readonly [name: string]: Change };

/** The text with the same name in another file: the source of a text, or its translation into another language. */
export const counterpart = (text: Text, texts: readonly Text[]): Text | undefined =>
  texts.findLast(({ name }) => name === text.name);

/** The source of a text. */
export const sourceOf = (text: Text, { sourceTexts }: Specimen): Text | undefined =>
  counterpart(text, sourceTexts);

/**
 * Whether source and translation have the same texts, and at least half of the paragraphs are translated, so that
 * removing one is a defect.
 */
export function matchesSource({ path, text, texts, source, sourceTexts }: Specimen): boolean {
  if (path.endsWith('.json')) return true;
  // A draft is not published, so nothing in it needs translation.
  if (/^draft: true$/m.test(source)) return false;
  const namesIn = (list: readonly Text[]) => list.map(({ name }) => name).join('\n');
  const paragraphs = texts.filter(({ kind }) => kind === 'paragraph');
  const copied = paragraphs.filter((one) => sourceTexts.some((other) => other.text === one.text));
  return (
    namesIn(texts) === namesIn(sourceTexts) &&
    structureOf(text, texts) === structureOf(source, sourceTexts) &&
    copied.length * 2 <= paragraphs.length
  );
}

/** Lists, sorted, the structure that `textsOf` does not fully capture: components, notes and nested list items. */
function structureOf(file: string, texts: readonly Text[]): string {
  const code = texts.filter(({ kind }) => kind === 'code');
  const isText = (at: number) => !code.some(({ start, end }) => start <= at && at < end);
  return [...file.matchAll(/<[A-Z][\w.]*|^\s*:::\w+|^[ \t]+(?:[-*+]|\d+[.)]) /gm)]
    .filter(({ index }) => isText(index))
    .map(([sign]) => (/[<:]/.test(sign) ? sign.trim() : 'item'))
    .sort()
    .join();
}

/** Picks a random item, if there are any. */
export const oneOf = <Item>(items: readonly Item[], next: Random): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** Replaces a range of the translation; `undefined` if that changes nothing. */
export function edited(
  { path, text }: Specimen,
  start: number,
  end: number,
  written: string,
): Mutant | undefined {
  if (text.slice(start, end) === written) return undefined;
  const after = text.slice(0, start) + written + text.slice(end);
  return {
    changes: { [path]: after },
    path,
    lines: linesNear(path, after, start, start + written.length),
  };
}

/** Limits a change to files whose paths match. */
const inFiles =
  (names: RegExp) =>
  (make: Change): Change =>
  (specimen, next) =>
    names.test(specimen.path) ? make(specimen, next) : undefined;

export const inJson = inFiles(/\.json$/);
/** In Markdown that is not MDX, the syntax of MDX is text. */
export const inMdx = inFiles(/\.mdx$/);
export const inPages = inFiles(/(?<!\.json)$/);

/** Whether a text is the description that Docusaurus adds to a message for translators. */
const isNote = ({ name }: Text, { path }: Specimen): boolean =>
  path.startsWith('i18n/') && path.endsWith('.json') && name.endsWith('.description');

/** Whether JSON has a text that its source does not have, other than in a plural form, so that nothing is required of it. */
const isOwn = (text: Text, specimen: Specimen): boolean =>
  specimen.path.endsWith('.json') && !formSuffix.test(text.name) && !sourceOf(text, specimen);

/** The texts of the given kinds. */
export const textsIn = (specimen: Specimen, kinds: Kinds): readonly Text[] =>
  specimen.texts.filter(
    (text) => kinds.includes(text.kind) && !isNote(text, specimen) && !isOwn(text, specimen),
  );

/** Replaces a random match of a pattern in the body, or in texts of the given kinds. */
export const replaced =
  (pattern: RegExp, written: Replacement, kinds?: Kinds, test: TextFilter = () => true): Change =>
  (specimen, next) => {
    const body = specimen.path.endsWith('.json') ? specimen.text.length : bodyStart(specimen.text);
    const places = kinds
      ? textsIn(specimen, kinds).filter((text) => test(text, specimen))
      : [{ start: body, text: specimen.text.slice(body) }];
    // Matches in code blocks are examples, and those in comments are not shown.
    const code = kinds ? [] : specimen.texts.filter(({ kind }) => kind === 'code');
    const comments = [...specimen.text.matchAll(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g)].map(
      ({ 0: { length }, index }) => ({ start: index, end: index + length }),
    );
    const found = places
      .flatMap(({ start, text }) =>
        [...text.matchAll(pattern)].map((match) => ({ match, at: start + match.index })),
      )
      .filter(({ at }) => ![...code, ...comments].some(({ start, end }) => start <= at && at < end));
    const place = oneOf(found, next);
    if (!place) return undefined;
    const { match, at } = place;
    const text =
      typeof written === 'string'
        ? written.replace(/\$(\d)/g, (_, group) => match[group] ?? '')
        : written(match);
    return edited(specimen, at, at + match[0].length, text);
  };

/** The lines at which a change may be reported: its own, their neighbors, and its parent key or its section. */
function linesNear(path: string, text: string, start: number, end: number): Mutant['lines'] {
  const [first, last] = [lineAt(text, start), lineAt(text, end)];
  const body = bodyStart(text);
  if (path.endsWith('.json') || start < body) {
    const lines = text.split('\n');
    const indent = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;
    const own = Math.min(...lines.slice(first - 1, first + 1).map(indent));
    const key = lines
      .slice(0, first - 1)
      .findLastIndex((line) => /[:{[]\s*$/.test(line) && indent(line) < own);
    return [Math.max(1, Math.min(key + 1, first - 2)), last + 2];
  }
  // A missing block is reported at the heading above, or at what follows it, up to the next heading.
  const headings = textsOf(path, text)
    .filter(({ kind }) => kind === 'heading')
    .map(({ start }) => lineAt(text, start));
  const above = headings.findLast((line) => line < first) ?? lineAt(text, body) - 1;
  return [
    Math.max(1, Math.min(above, first - 2)),
    headings.find((line) => line > last) ?? text.split('\n').length,
  ];
}

/** The line number of an offset, from 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
