import { z } from 'zod';
import { closest, explain } from '../core/explain.ts';
import { type Project, targetsOf } from '../core/project.ts';
import { isContent } from '../core/translation.ts';
import { didYouMean, quote } from '../core/words.ts';
import { layoutNames } from '../layouts/detect.ts';
import { tagOf } from '../layouts/languages.ts';
import { ruleNames, sentencesOf } from '../rules/catalog.ts';

const share = z.number().min(0).max(100).optional();
const level = z.enum(['error', 'warning', 'off']).optional();

/** The tag of a language, or another value; whoever writes another form of the tag is told the usual one. */
const tagOr = (expected: string, other?: false) =>
  z
    .any()
    .refine((value) => value === other || tagOf(String(value)) === value, {
      error: ({ input }) => {
        const tag = tagOf(String(input));
        return tag ? quote(tag) : expected;
      },
    })
    .optional();

const threshold = z.strictObject({ complete: share, current: share }, 'an object such as { complete: 90 }');
const thresholds = z.record(z.string(), threshold.optional(), 'an object such as { fr: { complete: 90 } }');
const levels = z.strictObject(
  Object.fromEntries(ruleNames.map((name) => [name, level])),
  "an object such as { links: 'warning' }",
);
const rules = z.strictObject(
  { thresholds: thresholds.optional(), levels: levels.optional() },
  "an object such as { levels: { links: 'warning' } }",
);
const languages = z.record(
  z.string(),
  tagOr('a language such as “zh-TW”, or false', false),
  "an object such as { se: 'sv' }",
);

/** What the configuration of a project with a known layout may say (`Settings`). */
const settings = z.strictObject(
  {
    layout: z.enum(layoutNames).optional(),
    content: z.string().optional(),
    source: tagOr('a language such as “en” or “pt-BR”'),
    languages: languages.optional(),
    site: z.url().or(z.literal('')).optional(),
    rules: rules.optional(),
  },
  "an object such as { source: 'en' }",
);

/** Of a project that describes itself, TypeScript knows the rest. */
const project = z.object({ rules: z.object(rules.shape) });

/** Whether a configuration describes a project of its own layout. */
export const isProject = (config: unknown): config is Project => isContent(config) && 'frontmatter' in config;

/** Throws with each mistake of a configuration: where it is, what is expected there, and what was found. */
export const refuseMistakes = (config: unknown, file: string): void =>
  refuse(
    explain(config, isProject(config) ? project : settings).map(({ code, data }) =>
      sentencesOf('keys', code, data).join(' → '),
    ),
    file,
  );

/** Throws with each threshold of a language that the project is not translated to. */
export function refuseOtherLanguages(project: Project): void {
  // Without a configuration there are no thresholds.
  if (!project.config) return;
  const known = targetsOf(project).map(({ code }) => code);
  const others = Object.keys(project.rules.thresholds).filter((code) => !known.includes(code));
  refuse(
    others.map((code) => {
      const meant = closest(code, known);
      return `“rules.thresholds.${code}”: ${quote(code)} is not a language that the project is translated to${didYouMean(meant && quote(meant))} → use one of ${known.join(', ')}.`;
    }),
    project.config.path,
  );
}

function refuse(mistakes: readonly string[], file: string): void {
  if (mistakes.length > 0)
    throw new Error(
      `The configuration of the check is not valid.\n${mistakes.map((mistake) => `${file}: ${mistake}`).join('\n')}`,
    );
}
