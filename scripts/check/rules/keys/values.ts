import { type ContentPath, closest, dotted, fieldNamed } from '../../core/explain.ts';
import { type Pair, readable } from '../../core/pairs.ts';
import { asContent, isContent } from '../../core/translation.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { gapsOf } from '../../gaps.ts';
import { reference } from '../../place.ts';

/** The fields that decide how a page looks or where it is; others, as `sidebar` and `banner`, may be of one language. */
const ofPage = /^(?:template|layout|slug|date|authors?|tags|image|cover|hero)$/;

/**
 * Rule `keys` in other layouts: the frontmatter has the English values that are not texts; of the top level, only those
 * in `ofPage`, and those under a wrong name.
 */
export function invariantValues(files: Pair): Finding[] {
  const pair = readable(files);
  if (!pair?.project.layout || pair.translation.extension === '.json') return [];
  const { source, translation, schema, language, from, to } = pair;
  const [lost, others] = [lacking(from.value, to.value), changedIn(from.value, to.value)];
  // As in most pages.
  if (lost.length + others.length === 0) return [];
  const texts = new Set(
    gapsOf(schema, language.code, asContent(from.value), asContent(to.value)).map(({ path }) => dotted(path)),
  );
  const missing = lost
    .filter(({ path }) => !texts.has(dotted(path)))
    .map(({ path, found }) => {
      const data = {
        ...fieldNamed(path),
        key: String(path.at(-1)),
        at: reference(source, from.locate(path, 'key')),
        ...(found && { found }),
      };
      const place = to.locate(found ? [...path.slice(0, -1), found] : path, 'key');
      return asWarning(finding(translation, place, 'keys', 'missing-value', data));
    });
  const changed = others.map(({ path, value, expected }) => {
    const data = { ...fieldNamed(path), expected, found: value, at: reference(source, from.locate(path)) };
    return asWarning(finding(translation, to.locate(path), 'keys', 'other-value', data));
  });
  return [...missing, ...changed];
}

/** An arrow points the other way in languages written from right to left. */
const withoutSide = (name: string): string => name.replace(/left|right/g, '');

/** Names of icons and of kinds, as programs read them. */
const ofPrograms = /^(?:icon|layout|template|variant)$/;

/** What is called by such a name and is not as in English; of entries of lists, if both have as many. */
function changedIn(
  english: unknown,
  own: unknown,
  path: ContentPath = [],
): { path: ContentPath; value: string; expected: string }[] {
  if (typeof english === 'string' && typeof own === 'string') {
    // A path depends on the folder of the file.
    const isName = ofPrograms.test(String(path.at(-1))) && !/[./]/.test(english) && own !== '';
    return isName && withoutSide(english) !== withoutSide(own)
      ? [{ path, value: own, expected: english }]
      : [];
  }
  if (Array.isArray(english) && Array.isArray(own))
    return english.length === own.length
      ? english.flatMap((entry, at) => changedIn(entry, own[at], [...path, at]))
      : [];
  if (!isContent(english) || !isContent(own)) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    Object.hasOwn(own, key) ? changedIn(value, own[key], [...path, key]) : [],
  );
}

/** The English keys that a value lacks; `found` is the key that is there in place of one. */
function lacking(
  english: unknown,
  own: unknown,
  parent: ContentPath = [],
): { path: ContentPath; found?: string }[] {
  if (Array.isArray(english) && Array.isArray(own))
    return english.length === own.length
      ? english.flatMap((entry, at) => lacking(entry, own[at], [...parent, at]))
      : [];
  if (!isContent(english) || !isContent(own)) return [];
  const others = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  return Object.entries(english).flatMap(([key, value]) => {
    const path = [...parent, key];
    if (Object.hasOwn(own, key)) return lacking(value, own[key], path);
    const isValue = (other: string) => typeof value === 'string' && own[other] === value;
    const meant = others.find(isValue) ?? closest(key, others);
    if (parent.length === 0 && !ofPage.test(key) && !meant) return [];
    return [{ path, ...(meant && { found: meant }) }];
  });
}
