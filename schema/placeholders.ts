import type { Site } from './site.ts';

/** What the placeholders of every text stand for; they come from the configuration of the site. */
export const siteVariablesOf = ({ company, phone, email }: Pick<Site, 'company' | 'phone' | 'email'>) => ({
  company,
  phone,
  email,
});

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Replaces the placeholders of a text that have a value; others stay as they are, and so does what looks like a
 * placeholder in a value.
 */
export function fillPlaceholders(text: string, values: { readonly [name: string]: string }): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
