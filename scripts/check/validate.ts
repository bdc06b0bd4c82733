import type { z } from 'zod';
import { explain } from './core/explain.ts';
import type { Graph } from './core/graph.ts';
import { groupsOf } from './core/groups.ts';
import type { ParsedFile } from './core/parsed-file.ts';
import { offsetAt } from './core/parsing/located.ts';
import type { Project } from './core/project.ts';
import { fileSchema, isContent, shapeOf } from './core/translation.ts';
import { asWarning, byPlace, type Finding, untypedFinding } from './finding.ts';
import { chars } from './rules/chars/chars.ts';
import { missingSources, refusals } from './rules/file/file.ts';
import { headingProblems } from './rules/headings/problems.ts';
import { guardProblems } from './rules/mdx-protected/guard.ts';

/** Finds what must be fixed before the site can be built, alike in build, dev server and check; sorted by place. */
export function validate(graph: Graph): Finding[] {
  const { project } = graph;
  return [
    ...refusals(graph),
    // A missing page does not prevent the build.
    ...missingSources(graph).filter(({ path }) => path.endsWith('.json')),
    ...groupsOf(graph).flatMap(({ files, schema }) =>
      [...files.values()].flatMap((file) => validateFile(file, schema, files.get(project.source), project)),
    ),
  ].sort(byPlace);
}

/** Validates one file, on its own and against the English file of the same page or namespace. */
export function validateFile(
  file: ParsedFile,
  schema: z.ZodType,
  english: ParsedFile | undefined,
  project: Project,
): Finding[] {
  const language = project.locales.find(({ code }) => code === file.folder);
  if (!language) return [];
  const source = english?.data?.value;
  return [
    ...parseFindings(file),
    ...chars(file, schema, language, project, english),
    ...fieldFindings(file, fileSchema(schema, language.code, source, project.source), schema).flatMap(
      (one) => (project.layout ? relaxForLayout(one) : one),
    ),
    ...(project.components
      ? [
          ...guardProblems(file, fieldNames(schema, source), project.components, english),
          ...headingProblems(file, project, english),
        ]
      : []),
  ];
}

/**
 * Relaxes a finding in a project with a `layout`: a JSON value may be empty where a language does not need that part of
 * a sentence, and a key that is a sentence may resemble another one with a different meaning.
 */
function relaxForLayout(one: Finding): Finding[] {
  if (one.code === 'empty' && one.path.endsWith('.json')) return [];
  return [one.code === 'unknown' && /\s/.test(String(one.data.key)) ? asWarning(one) : one];
}

/** Returns the problems that keep a file from being read. */
export const parseFindings = (file: Pick<ParsedFile, 'path' | 'problems'>): Finding[] =>
  file.problems.map(({ place, code, data }) => untypedFinding(file, place, 'parse', code, data));

/** Reports the fields that do not match the schema of a file. */
export function fieldFindings(file: ParsedFile, schema: z.ZodType, merged: z.ZodType = schema): Finding[] {
  const { data, text } = file;
  if (!data) return [];
  return explain(data.value, schema, merged).map((problem) => {
    const place = data.locate(problem.path, problem.at);
    // In YAML, text that starts with # is a comment.
    const [, comment] =
      (problem.code === 'empty' && /^[^#\n"']*(#\S.*)/.exec(text.slice(offsetAt(text, place)))) || [];
    const meant = comment && { meant: JSON.stringify(comment.trim()) };
    return untypedFinding(file, place, 'keys', problem.code, { ...problem.data, ...meant });
  });
}

/** Fields that components may name: not optional ones that the source lacks; missing required ones are findings. */
export function fieldNames(schema: z.ZodType, source: unknown): string[] {
  return Object.entries(shapeOf(schema))
    .filter(([name, field]) => !isContent(source) || Object.hasOwn(source, name) || !field.isOptional())
    .map(([name]) => name);
}
