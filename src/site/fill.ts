import site from 'virtual:hulma/site';
import { fillPlaceholders, siteVariablesOf } from '../../schema/placeholders.ts';

/** What the placeholders of every text stand for. */
export const siteVariables = siteVariablesOf(site);

/** Replaces the placeholders of a text that have a value, from the site or from `variables`. */
export function fill(text: string, variables: { readonly [name: string]: string } = {}): string {
  return fillPlaceholders(text, { ...siteVariables, ...variables });
}

/** Splits a text at its placeholders: texts at even places, names of placeholders at odd ones. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(/\{\{\s*(\w+)\s*\}\}/);
}
