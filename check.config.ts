import type { CheckConfig } from './schema/check-config.ts';

/**
 * What the translation check asks of each language, in percent.
 *
 * - `complete`: how much of the English text has to be there. Below it, a missing text or file is an error;
 *   from it on, a warning. With 100 each missing text is an error; with 0 nothing is asked, and what a file
 *   lacks is a single warning.
 * - `current`: how much of what is translated has to follow the English text of today. Below it, the check
 *   fails; 0 asks for nothing, and texts that English has changed since are warnings only.
 *
 * A language that has just begun gets a low number here, which then goes up with its translation.
 */
const config: CheckConfig = {
  thresholds: {
    nl: { complete: 100, current: 0 },
    fr: { complete: 100, current: 0 },
    de: { complete: 100, current: 0 },
    ar: { complete: 100, current: 0 },
    zh: { complete: 100, current: 0 },
  },
};

export default config;
