import type { Site } from './site.ts';

/** Values for the placeholders that every text may use, from the site configuration. */
export const siteVariablesOf = ({ company, phone, email }: Pick<Site, 'company' | 'phone' | 'email'>) => ({
  company,
  phone,
  email,
});

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Replaces placeholders that have a value; others stay, and placeholders within values are not replaced. */
export function fillPlaceholders(text: string, values: { readonly [name: string]: string }): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
