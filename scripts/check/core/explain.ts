import leven from 'leven';
import type { z } from 'zod';
import type { CodeOf } from '../rules/catalog.ts';
import { formSuffix } from './plurals.ts';
import { asContent, type Content, fieldAt, fieldsOf, kindOf } from './translation.ts';
import { count, listed, quote } from './words.ts';

/** A path in content: the keys and list indexes that lead to a value. */
export type ContentPath = (string | number)[];

/** A schema violation, as the data of a message; the caller knows the file and locates the path. */
export interface Explanation {
  path: ContentPath;
  /** Whether to point at the key itself (unknown keys) or at its value. */
  at: 'key' | 'value';
  code: CodeOf<'keys'>;
  data: object;
  /** The key that an unknown key probably stands for; its absence is the same mistake. */
  meant?: ContentPath;
}

/**
 * Returns the candidate that was probably meant.
 * @param share one letter in this many may differ, and always at least one
 */
export function closest(name: string, candidates: readonly string[], share = 3): string | undefined {
  const near = candidates.flatMap((candidate) => {
    const most = Math.max(1, Math.floor(Math.min(name.length, candidate.length) / share));
    const distance = distanceOf(name.toLowerCase(), candidate.toLowerCase(), most);
    return distance <= most ? { candidate, distance } : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

/**
 * Returns how many letters differ; letters in another order count as one typo.
 * @param most longer distances need not be exact
 */
export function distanceOf(name: string, candidate: string, most: number): number {
  const isReordered = name.length === candidate.length && sorted(name) === sorted(candidate);
  return isReordered && name !== candidate ? 1 : leven(name, candidate, { maxDistance: most + 1 });
}

const sorted = (name: string): string => [...name].sort().join('');

/** Returns a content path as one string: `hero.lead`, `checklist.0`. */
export const dotted = (path: ContentPath): string => path.join('.');

/**
 * Returns a content path as messages name it: “hero.lead”, entry 1 of “checklist”, “title” in entry 1 of “steps”, or
 * “the file” for the whole.
 */
export function nameOf(path: ContentPath): string {
  if (path.length === 0) return 'the file';
  const at = path.findLastIndex((key) => typeof key === 'number');
  const entry = at < 0 ? '' : `entry ${Number(path[at]) + 1} of ${nameOf(path.slice(0, at))}`;
  const key = at < path.length - 1 ? `“${dotted(path.slice(at + 1))}”` : '';
  return [key, entry].filter(Boolean).join(' in ');
}

/** Returns a field as messages name it, with its purpose as described in its schema. */
export function describeField(
  path: ContentPath,
  field?: z.ZodType,
): { where: string; name: string; purpose?: string } {
  const purpose = field?.meta()?.description;
  return { where: dotted(path), name: nameOf(path), ...(purpose && { purpose }) };
}

/**
 * Validates a value and explains what is wrong with it; a misspelled key is not also reported as a missing one.
 * @param fileSchema the schema of the file (`fileSchema()` in translation.ts)
 * @param mergedSchema the schema of the merged content, to recognize invariants
 */
export function explain(
  value: unknown,
  fileSchema: z.ZodType,
  mergedSchema: z.ZodType = fileSchema,
): Explanation[] {
  // Compiling the schema would take longer than validating a few files without it.
  const result = fileSchema.safeParse(value, { reportInput: true, jitless: true });
  if (result.success) return [];
  const context = { fileSchema, mergedSchema };
  const explanations = result.error.issues.flatMap((issue) => explainIssue(issue, context));
  const meant = new Set(explanations.map((explanation) => explanation.meant && dotted(explanation.meant)));
  return explanations.filter(({ path, at }) => at === 'key' || !meant.has(dotted(path)));
}

interface Context {
  fileSchema: z.ZodType;
  mergedSchema: z.ZodType;
}

const atKey = (path: ContentPath, code: Explanation['code'], data: object): Explanation => ({
  path,
  at: 'key',
  code,
  data,
});

function explainIssue(issue: z.core.$ZodIssue, context: Context): Explanation[] {
  const path = issue.path as ContentPath;
  if (issue.code === 'unrecognized_keys') return explainUnknown(path, issue, context);
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1));
    const example = key.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return [atKey(path, 'bad-name', { where: key, example })];
  }
  if (issue.code === 'invalid_union') {
    // An alternative that fits at the top level explains the error better than a list of all of them.
    const inside = issue.errors.find((branch) => branch.every((part) => part.path.length > 0));
    if (inside)
      return inside.flatMap((part) => explainIssue({ ...part, path: [...path, ...part.path] }, context));
  }
  return [{ path, at: 'value', ...explainValue(issue, path, context) }];
}

function explainValue(
  issue: z.core.$ZodIssue,
  path: ContentPath,
  { fileSchema }: Context,
): Pick<Explanation, 'code' | 'data'> {
  const field = fieldAt(fileSchema, path);
  const named = describeField(path, field);
  const found = issue.input;
  if (found === undefined) return { code: 'missing', data: named };
  const isText = field !== undefined && (kindOf(field) === 'text' || kindOf(field) === 'plural');
  if (found === null || (typeof found === 'string' && found.trim() === ''))
    return { code: 'empty', data: { ...named, isText } };
  const data = { ...describeField(path), expected: expectationOf(issue), found: describeValue(found) };
  const meant =
    issue.code === 'invalid_value' && typeof found === 'string' && closest(found, issue.values.map(String));
  const isOtherType = isText && issue.code === 'invalid_type';
  const fix = meant ? `write “${meant}”.` : isOtherType ? 'write a single text in double quotes.' : undefined;
  return { code: 'wrong-kind', data: { ...data, ...(fix && { fix }) } };
}

function explainUnknown(
  group: ContentPath,
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
  { fileSchema, mergedSchema }: Context,
): Explanation[] {
  const content = asContent(input);
  const holder = fieldAt(fileSchema, group);
  const known = holder ? fieldsOf(holder, content).map(([field]) => field) : [];
  // A missing key is more likely meant than an existing one. If there are as many unknown keys as missing ones, one in
  // the position of a missing key was translated by mistake: removing it would lose the text.
  const open = known.filter((field) => !Object.hasOwn(content, field));
  const isTranslated = mergedSchema !== fileSchema && open.length === keys.length;
  const order = new Map(Object.keys(content).map((key, at) => [key, at]));
  return keys.map((key, index): Explanation => {
    const path = [...group, key];
    const named = describeField(path);
    const real = fieldAt(mergedSchema, path);
    if (real && kindOf(real) === 'invariant') return atKey(path, 'invariant', named);
    const isInPlace = isTranslated && known[order.get(key) ?? -1] === open[index];
    // Long keys consist of several words, some of which they share with other keys.
    const share = key.length > 9 ? 4 : 3;
    const like = closest(key, open, share) ?? closest(key, known, share);
    const meant = like ?? (isInPlace ? open[index] : undefined);
    const few = known.length <= 20 && { known: known.join(', ') };
    // A form of a key, such as `pages_0`, is no misspelling of the key, nor of another form.
    const isForm = formSuffix.test(key) || known.some((one) => key.startsWith(`${one}_`));
    if (!meant || isForm) return atKey(path, 'unknown', { ...named, key, ...few });
    // If the intended key exists already, renaming would duplicate it.
    const data = { ...named, key, meant, isThere: Object.hasOwn(content, meant) };
    return { ...atKey(path, 'unknown', data), meant: [...group, meant] };
  });
}

function expectationOf(issue: z.core.$ZodIssue): string {
  // Custom messages of schemas say what is expected; zod's own start with these words.
  if (!/^(?:Invalid|Too) /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return listed(
        issue.values.map((value) => `“${String(value)}”`),
        'or',
      );
    case 'too_small':
      if (issue.origin === 'array') return `at least ${count(Number(issue.minimum), 'entry', 'entries')}`;
      return issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`;
    case 'too_big':
      return issue.inclusive ? `at most ${issue.maximum}` : `less than ${issue.maximum}`;
    case 'invalid_union':
      return issue.errors.map(([part]) => part && expectationOf(part)).join(', or ');
    default:
      return issue.message;
  }
}

const typeNames: { readonly [type: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry on its own line after a hyphen',
  object: 'fields, each on its own line',
  record: 'entries, each on its own line',
};

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? quote(value) : `the ${typeof value} ${value}`;
}

/** Returns the value at a content path. */
export function valueAt(root: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, key) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isThere ? (value as Content)[key] : undefined;
  }, root);
}
