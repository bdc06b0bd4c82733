import type { z } from 'zod';
import defaults from '../../check.config.ts';
import { type CheckConfig, checkConfigSchema } from '../../schema/check-config.ts';
import { explain } from './core/explain.ts';

/** The file that says what is asked of each language, from the root of the project. */
export const configFile = 'check.config.ts';

/**
 * The configuration of the check.
 * @throws Error naming each wrong entry, what is expected, and what was found
 */
export function loadConfig(config: unknown = defaults): CheckConfig {
  const problems = explain(config, checkConfigSchema as z.ZodType);
  if (problems.length > 0) {
    const lines = problems.map(({ message, fix }) => `${configFile}: ${message} → ${fix}`);
    throw new Error(`The configuration of the check is not valid.\n${lines.join('\n')}`);
  }
  return checkConfigSchema.parse(config) as CheckConfig;
}
