import { z } from 'zod';
import { explain } from '../core/explain.ts';
import { type Project, targetsOf } from '../core/project.ts';
import { isContent } from '../core/translation.ts';
import { tagOf } from '../layouts/languages.ts';
import { ruleNames, sentencesOf } from '../rules/catalog.ts';

const share = z.number().min(0).max(100).optional();
const level = z.enum(['error', 'warning', 'off']).optional();

const isTag = (value: unknown): boolean => tagOf(String(value)) === value;
const tag = z.any().refine(isTag, 'a language such as “en” or “pt-BR”');
const tagOrFalse = z
  .any()
  .refine((value) => value === false || isTag(value), 'a language such as “zh-TW”, or false');

const path = z
  .any()
  .refine(
    (value) => typeof value === 'string' && !/\*|^\.*\/|\.(?:json|mdx?)$/.test(value),
    'a path below the folder of a language, without “*” or a file ending, such as “guides/old”',
  );

const threshold = z.strictObject({ complete: share, current: share });
const rules = z.strictObject({
  thresholds: z.record(z.string(), threshold.optional()).optional(),
  levels: z.strictObject(Object.fromEntries(ruleNames.map((name) => [name, level]))).optional(),
});

/** The schema of the configuration of a project with a detected layout (`Settings`). */
const settings = z.strictObject({
  content: z.string().optional(),
  source: tag.optional(),
  languages: z.record(z.string(), tagOrFalse.optional()).optional(),
  exclude: z.array(path).optional(),
  site: z.url('a web address').or(z.literal('')).optional(),
  rules: rules.optional(),
});

/** The schema of a project that describes itself (`Project`); TypeScript checks the rest. */
const project = z.object({ rules: z.object(rules.shape) });

/** Whether a configuration describes the project itself, instead of settings for a detected layout. */
export const isProject = (config: unknown): config is Project => isContent(config) && 'frontmatter' in config;

/** Throws if a configuration has mistakes, with the place, the expectation and the actual value of each. */
export const refuseMistakes = (config: unknown, file: string): void =>
  refuse(
    explain(config, isProject(config) ? project : settings).map(({ code, data }) =>
      sentencesOf('keys', code, data).join(' → '),
    ),
    file,
  );

/** Throws if there is a threshold for a language that the project is not translated into. */
export function refuseOtherLanguages(project: Project): void {
  const known = targetsOf(project).map(({ code }) => code);
  const other = Object.keys(project.rules.thresholds).find((code) => !known.includes(code));
  const mistake = `“rules.thresholds.${other}”: the project is not translated into this language. → use one of ${known.join(', ')}.`;
  // Without a configuration there are no thresholds.
  if (other && project.config) refuse([mistake], project.config);
}

function refuse(mistakes: readonly string[], file: string): void {
  if (mistakes.length > 0)
    throw new Error(
      `The configuration of the check is not valid.\n${mistakes.map((mistake) => `${file}: ${mistake}`).join('\n')}`,
    );
}
