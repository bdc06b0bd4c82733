import { z } from 'zod';
import { explain } from './core/explain.ts';
import { type Project, targetsOf } from './core/project.ts';
import { sentencesOf } from './rules/catalog.ts';

/** The file that says what is asked of each language, from the root of the project. */
export const configFile = 'check.config.ts';

const share = z.number().min(0).max(100);

/** The form of `rules.thresholds`: an entry for each language but the source. */
const thresholdsOf = (project: Project) =>
  z.strictObject({
    thresholds: z
      .strictObject(
        Object.fromEntries(
          targetsOf(project).map(({ code }) => [
            code,
            z.strictObject({
              complete: share.describe(
                'Percent of the English words that have to be translated. Below it, a missing text is an error, from it on a warning; with 0 there is one warning for each file.',
              ),
              current: share.describe(
                'Percent of the translated words that have to follow the English text of today. Below it, the check fails.',
              ),
            }),
          ]),
        ),
      )
      .describe('One entry for each language but English.'),
  });

/**
 * What is asked of each language.
 * @throws Error naming each wrong entry, what is expected, and what was found
 */
export function rulesOf(project: Project): Project['rules'] {
  const { thresholds } = project.rules;
  const problems = explain({ thresholds }, thresholdsOf(project) as z.ZodType);
  if (problems.length > 0) {
    const lines = problems.map(
      ({ code, data }) => `${configFile}: ${sentencesOf('keys', code, data).join(' → ')}`,
    );
    throw new Error(`The configuration of the check is not valid.\n${lines.join('\n')}`);
  }
  return project.rules;
}
