import site from 'virtual:hulma/site';

/** A phone number in the form people read: the E.164 number in groups of three, then the rest. */
export function readablePhone(e164: string): string {
  const [, country, area, group, rest] = /^\+(1)(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return country ? `+${country} ${area} ${group} ${rest}` : e164;
}

/** What the placeholders of every text stand for; they come from the configuration of the site. */
export const siteVariables = {
  company: site.company,
  phone: readablePhone(site.phone),
  email: site.email,
};

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Replaces the placeholders of a text that have a value, from the site or from `variables`; others stay as
 * they are, and so does what looks like a placeholder in a value.
 */
export function fill(text: string, variables: { readonly [name: string]: string } = {}): string {
  const values: { readonly [name: string]: string } = { ...siteVariables, ...variables };
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** Splits a text at its placeholders: texts at even places, names of placeholders at odd ones. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(/\{\{\s*(\w+)\s*\}\}/);
}
