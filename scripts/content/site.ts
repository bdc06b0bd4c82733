import type { z } from 'zod';
import { type Site, siteSchema } from '../../schema/site.ts';
import defaults from '../../site.config.ts';
import { explain } from '../check/core/index.ts';
import { sentencesOf } from '../check/index.ts';

/** Returns the environment variable that overrides an entry: `bookingUrl` → `HULMA_BOOKING_URL`. */
const variableOf = (entry: string): string =>
  `HULMA_${entry.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * Loads `site.config.ts` with overrides from environment variables. An empty variable counts as unset.
 *
 * @throws Error naming each invalid entry, its origin, and the expected and actual values
 */
export function loadSite(environment: NodeJS.ProcessEnv = process.env, config: unknown = defaults): Site {
  const values: { [entry: string]: unknown } = { ...(config as object) };
  for (const entry of Object.keys(siteSchema.shape)) {
    const value = environment[variableOf(entry)];
    if (value)
      values[entry] = entry === 'sample' && /^(?:true|false)$/.test(value) ? value === 'true' : value;
  }
  const problems = explain(values, siteSchema as z.ZodType).map(({ path, code, data }) => {
    const variable = variableOf(String(path[0]));
    const place = environment[variable] ? `environment variable ${variable}` : 'site.config.ts';
    return `${place}: ${sentencesOf('keys', code, data).join(' → ')}`;
  });
  if (problems.length > 0) throw new Error(`The site configuration is invalid.\n${problems.join('\n')}`);
  return siteSchema.parse(values);
}
