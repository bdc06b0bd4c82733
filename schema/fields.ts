import { z } from 'zod';
import { searchResult } from './search-result.ts';

/**
 * The kind of a field: a `plural` has one translation per plural form of the language (i18next JSON v4
 * suffixes); an `invariant` is written in the English file only and merged into every other language.
 */
export type FieldKind = 'text' | 'plural' | 'invariant';

declare module 'zod' {
  interface GlobalMeta {
    kind?: FieldKind;
  }
}

/** A YAML, JSON or HTML escape that has become part of the text, so that visitors would see it unresolved. */
const escaped = /\\u[0-9a-f]{4}|\\n|&(?:[a-z]+|#\d+|#x[0-9a-f]+);/i;

/** Text that visitors read. i18next would expand `$t(…)` to another text, which may refer back to it without end. */
const words = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !text.includes('$t('), 'the text itself instead of a reference such as “$t(…)”')
    .refine(
      (text) => !escaped.test(text),
      'the characters themselves instead of escapes, such as & instead of “&amp;”',
    );

/** Text to translate. `description` tells translators where it appears. */
export const text = (description: string) => words().meta({ description, kind: 'text' });

/** Text that depends on a number, with one key per plural form: `pages_one`, `pages_other`, … */
export const plural = (description: string) => words().meta({ description, kind: 'plural' });

/** A list of texts, with as many items in every language as in English. */
export const texts = (description: string) =>
  z
    .array(words().meta({ kind: 'text' }))
    .min(1)
    .meta({ description });

/** Brands the type of an invariant, to tell it from text; the brand does not exist at run time. */
export interface InvariantMark {
  readonly isInvariant: true;
}

/** A value that is the same in every language: an amount, a duration, the name of a picture, an order. */
export const invariant = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.meta({ description, kind: 'invariant' }) as Schema & InvariantMark;

/** Several fields under one name. Unknown keys are errors. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description });

/** Entries of the same shape, under names chosen in the English file and shared by all languages. */
export const entries = <Value extends z.ZodType>(description: string, value: Value) =>
  z
    .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens'), value)
    .meta({ description });

/** A title with a short text, the most common kind of entry. */
export const card = (what: string) =>
  group(what, {
    title: text(`Title of ${what}.`),
    text: text(`One or two sentences under the title of ${what}.`),
  });

/** The block that closes a screen with a call to action. */
export const callToAction = () =>
  group('The call to action that closes the screen.', {
    heading: text('Heading of the call to action.'),
    text: text('One or two sentences under the heading of the call to action.'),
    action: text(
      'Label of the button in the call to action. It leads to the quote request form on the home and service screens, opens an email on the portfolio screen, and leads to the contact screen elsewhere.',
    ),
  });

/** The opening of every screen. */
export const hero = () =>
  group('The hero at the top of the screen.', {
    eyebrow: text('Small line above the heading.'),
    heading: text('The heading of the screen (its only first-level heading).'),
    lead: text('One or two sentences under the heading.'),
  });

/** The frontmatter of a screen: the fields every screen has, and its own. */
export const screen = <Shape extends z.core.$ZodLooseShape>(own: Shape) =>
  z.strictObject({
    label: text('Name of the screen in menus, the breadcrumb and the sitemap. One to three words.'),
    title: text(
      `Title in the browser tab and in search results. At most ${searchResult.title.most} characters; the company name is added to it.`,
    ),
    description: text(
      `Summary under the title in search results and link previews. ${searchResult.description.least} to ${searchResult.description.most} characters.`,
    ),
    hero: hero(),
    ...own,
  });
