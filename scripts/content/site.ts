import type { z } from 'zod';
import { type Site, siteSchema } from '../../schema/site.ts';
import defaults from '../../site.config.ts';
import { explain } from '../check/core/index.ts';

/** Name of the environment variable that replaces an entry: `bookingUrl` → `HULMA_BOOKING_URL`. */
export const variableOf = (entry: string): string =>
  `HULMA_${entry.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * The configuration of the site: `site.config.ts` with the entries that the environment replaces. An empty
 * variable counts as not set.
 *
 * @throws Error naming each wrong entry, where it came from, what is expected, and what was found
 */
export function loadSite(environment: NodeJS.ProcessEnv = process.env, config: unknown = defaults): Site {
  const values: { [entry: string]: unknown } = { ...(config as object) };
  for (const entry of Object.keys(siteSchema.shape)) {
    const value = environment[variableOf(entry)];
    if (value)
      values[entry] = entry === 'sample' && /^(?:true|false)$/.test(value) ? value === 'true' : value;
  }
  const problems = explain(values, siteSchema as z.ZodType).map(({ path, message, fix }) => {
    const variable = variableOf(String(path[0]));
    const place = environment[variable] ? `environment variable ${variable}` : 'site.config.ts';
    return `${place}: ${message} → ${fix}`;
  });
  if (problems.length > 0)
    throw new Error(`The configuration of the site is not valid.\n${problems.join('\n')}`);
  return siteSchema.parse(values);
}
