import { z } from 'zod';
import { searchResult } from './search-result.ts';

/**
 * What a field is to a translator (design section 3): a `plural` is translated once per plural form of the language
 * (i18next JSON v4 suffixes), an `invariant` is written in the English file only and merged into every other language.
 */
export type FieldKind = 'text' | 'plural' | 'invariant';

declare module 'zod' {
  interface GlobalMeta {
    kind?: FieldKind;
  }
}

/** A sentence or a few words to translate. `description` tells a translator where the text appears. */
export const text = (description: string) => z.string().trim().min(1).meta({ description, kind: 'text' });

/** A text that depends on a number: in the file it has one key per plural form, `pages_one`, `pages_other`, … */
export const plural = (description: string) => z.string().trim().min(1).meta({ description, kind: 'plural' });

/** A list of texts, as many in every language as in English. */
export const texts = (description: string) =>
  z
    .array(z.string().trim().min(1).meta({ kind: 'text' }))
    .min(1)
    .meta({ description });

/** Marks the type of an invariant, which may be a string like a text; no value has it. */
export interface InvariantMark {
  readonly isInvariant: true;
}

/** A value that no language may change: an amount, a duration, the name of a picture, an order. */
export const invariant = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.meta({ description, kind: 'invariant' }) as Schema & InvariantMark;

/** Several fields under one name. Unknown keys are errors. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description });

/** Entries of one form under names chosen in the English file; the names tie the languages together. */
export const entries = <Value extends z.ZodType>(description: string, value: Value) =>
  z
    .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens'), value)
    .meta({ description });

/** A short text under a title; the commonest entry of a screen. */
export const card = (what: string) =>
  group(what, {
    title: text(`Title of ${what}.`),
    text: text(`One or two sentences under the title of ${what}.`),
  });

/** The block that closes a screen and asks the visitor to act. */
export const callToAction = () =>
  group('The closing block of the screen.', {
    heading: text('Heading of the closing block.'),
    text: text('One or two sentences under the heading of the closing block.'),
    action: text(
      'Words on the button of the closing block. It leads to the request for a quote on home and services, opens an email on portfolio, and leads to the contact screen elsewhere.',
    ),
  });

/** The opening of every screen. */
export const hero = () =>
  group('The opening of the screen.', {
    eyebrow: text('Small line above the heading.'),
    heading: text('The heading of the screen (its only first-level heading).'),
    lead: text('One or two sentences under the heading.'),
  });

/** The frontmatter of a screen: what every screen has, and fields of its own. */
export const screen = <Shape extends z.core.$ZodLooseShape>(own: Shape) =>
  z.strictObject({
    label: text('Name of the screen in menus, breadcrumb and sitemap. One to three words.'),
    title: text(
      `Title of the browser tab and of search results. At most ${searchResult.title.most} characters; the company name is added.`,
    ),
    description: text(
      `Summary under the title in search results and shared links. ${searchResult.description.least} to ${searchResult.description.most} characters.`,
    ),
    hero: hero(),
    ...own,
  });
