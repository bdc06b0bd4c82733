import type { z } from 'zod';
import { explain } from './core/explain.ts';
import type { Graph } from './core/graph.ts';
import { groupsOf } from './core/groups.ts';
import type { ParsedFile } from './core/parsed-file.ts';
import type { Project } from './core/project.ts';
import { fileSchema, isContent, shapeOf } from './core/translation.ts';
import { asWarning, byPlace, type Finding, untyped } from './finding.ts';
import { chars } from './rules/chars/chars.ts';
import { missingSources, refusals } from './rules/file/file.ts';
import { headingProblems } from './rules/headings/problems.ts';
import { guardProblems } from './rules/mdx-protected/guard.ts';

/** What has to be right before the site can be built, the same in build, dev server and check; sorted by place. */
export function validate(graph: Graph): Finding[] {
  const { project } = graph;
  return [
    ...refusals(graph),
    // Without a page, the site can be built.
    ...missingSources(graph).filter(({ path }) => path.endsWith('.json')),
    ...groupsOf(graph).flatMap(({ files, schema }) =>
      [...files.values()].flatMap((file) => validateFile(file, schema, files.get(project.source), project)),
    ),
  ].sort(byPlace);
}

/** The findings of one file, by itself and against the English file of the same page or namespace. */
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
      (one) => (project.layout ? inOtherLayout(one) : one),
    ),
    ...(project.components
      ? [
          ...guardProblems(file, fieldNames(schema, source), project.components),
          ...headingProblems(file, project),
        ]
      : []),
  ];
}

/**
 * A blank in JSON is what a language has in place of a part of a sentence that it does not need. Of keys that are
 * sentences, one may be near another that says something else.
 */
function inOtherLayout(one: Finding): Finding[] {
  if (one.code === 'empty' && one.path.endsWith('.json')) return [];
  return [one.code === 'unknown' && /\s/.test(String(one.data.key)) ? asWarning(one) : one];
}

/** What keeps a file from being read. */
export const parseFindings = (file: Pick<ParsedFile, 'path' | 'problems'>): Finding[] =>
  file.problems.map(({ place, code, data }) => untyped(file, place, 'parse', code, data));

/** What does not fit the schema of a file. */
export function fieldFindings(file: ParsedFile, schema: z.ZodType, merged: z.ZodType = schema): Finding[] {
  const { data } = file;
  if (!data) return [];
  return explain(data.value, schema, merged).map((problem) =>
    untyped(file, data.locate(problem.path, problem.at), 'keys', problem.code, problem.data),
  );
}

/** The fields that components may name. An optional field that English lacks is none; a missing one is reported. */
export function fieldNames(schema: z.ZodType, source: unknown): string[] {
  return Object.entries(shapeOf(schema))
    .filter(([name, field]) => !isContent(source) || Object.hasOwn(source, name) || !field.isOptional())
    .map(([name]) => name);
}
