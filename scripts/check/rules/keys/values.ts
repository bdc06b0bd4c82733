import { type ContentPath, closest, dotted, fieldNamed } from '../../core/explain.ts';
import { gapsOf } from '../../core/gaps.ts';
import { type Pair, readable } from '../../core/pairs.ts';
import { reference } from '../../core/place.ts';
import { asContent, isContent } from '../../core/translation.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { shownFields } from '../../layouts/learned.ts';

/** The fields that decide how a page looks or where it is; others, as `sidebar` and `banner`, may be of one language. */
const ofPage = /^(?:template|layout|slug|date|authors?|tags|image|cover|hero|displayed_sidebar)$/;

/**
 * Rule `keys` in other layouts: the frontmatter has the English values that are not texts; of the top level, only those
 * in `ofPage`, and those under a wrong name.
 */
export function invariantValues(files: Pair): Finding[] {
  const pair = readable(files);
  if (!pair?.project.layout || pair.translation.extension === '.json') return [];
  const { source, translation, schema, language, from, to } = pair;
  const differences = differencesIn(from.value, to.value);
  // As in most pages.
  if (differences.length === 0) return [];
  const texts = new Set(
    gapsOf(schema, language.code, asContent(from.value), asContent(to.value)).map(({ path }) => dotted(path)),
  );
  return differences.flatMap(({ path, expected, found }) => {
    if (expected !== undefined) {
      const data = { ...fieldNamed(path), expected, found, at: reference(source, from.locate(path)) };
      return asWarning(finding(translation, to.locate(path), 'keys', 'other-value', data));
    }
    if (texts.has(dotted(path))) return [];
    const data = {
      ...fieldNamed(path),
      key: String(path.at(-1)),
      at: reference(source, from.locate(path, 'key')),
      ...(found && { found }),
    };
    const place = to.locate(found ? [...path.slice(0, -1), found] : path, 'key');
    return asWarning(finding(translation, place, 'keys', 'missing-value', data));
  });
}

/** An arrow points the other way in languages written from right to left. */
const withoutSide = (name: string): string => name.replace(/left|right/g, '');

/** Names of icons and of kinds, as programs read them. */
const ofPrograms = /^(?:icon|layout|template|variant)$/;

/** A value that is another one (`expected` and `found`), or a key that is missing; `found` is the key in its place. */
type Difference =
  | { path: ContentPath; expected: string; found: string }
  | { path: ContentPath; expected?: undefined; found?: string };

/** How a value differs from that of English; of entries of lists, if both have as many. */
function differencesIn(english: unknown, own: unknown, parent: ContentPath = []): Difference[] {
  if (Array.isArray(english) && Array.isArray(own))
    return english.length === own.length
      ? english.flatMap((entry, at) => differencesIn(entry, own[at], [...parent, at]))
      : [];
  if (!isContent(english) || !isContent(own)) return [];
  const others = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  return Object.entries(english).flatMap(([key, value]): Difference[] => {
    const path = [...parent, key];
    const found = own[key];
    if (Object.hasOwn(own, key)) {
      const isOther =
        typeof value === 'string' && typeof found === 'string' && isOtherName(key, value, found);
      return isOther ? [{ path, expected: value, found }] : differencesIn(value, found, path);
    }
    const isValue = (other: string) => typeof value === 'string' && own[other] === value;
    const meant = others.find(isValue) ?? closest(key, others);
    if (parent.length === 0 && !ofPage.test(key) && !meant) return [];
    // English may be the one that is misspelled.
    if (meant && shownFields.test(meant)) return [];
    return [{ path, ...(meant && { found: meant }) }];
  });
}

/** Whether a value that programs read is another one; a path depends on the folder of the file. */
const isOtherName = (key: string, english: string, own: string): boolean =>
  ofPrograms.test(key) && !/[./]/.test(english) && own !== '' && withoutSide(english) !== withoutSide(own);
