import type { Site } from './site.ts';

/** A phone number in the form people read: one of North America in its groups, any other in E.164 form. */
export function readablePhone(e164: string): string {
  const [, country, area, group, rest] = /^\+(1)(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return country ? `+${country} ${area} ${group} ${rest}` : e164;
}

/** What the placeholders of every text stand for; they come from the configuration of the site. */
export const siteVariablesOf = ({ company, phone, email }: Pick<Site, 'company' | 'phone' | 'email'>) => ({
  company,
  phone: readablePhone(phone),
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
