import type { z } from 'zod';
import { charProblems } from './chars.ts';
import { explain, nameOf } from './explain.ts';
import { contentPath } from './files.ts';
import { byPlace, type Finding } from './finding.ts';
import { findingAt } from './finding-at.ts';
import type { Graph, ParsedFile } from './graph.ts';
import { groupsOf } from './groups.ts';
import { startOfFile } from './located.ts';
import { type GuardProblem, guardProblems } from './mdx/guard.ts';
import { headingProblems } from './mdx/headings.ts';
import type { Locale, Project } from './project.ts';
import { refusals } from './refusals.ts';
import { meantFile } from './stray.ts';
import { textsOf } from './texts.ts';
import { fileSchema, isContent, shapeOf } from './translation.ts';

/**
 * What has to be right before the site can be built: every file can be read, fits its schema, and holds
 * nothing but data. Build, dev server and check report exactly these findings; the check adds its own.
 *
 * @returns all findings of all files, sorted by place; empty when the site can be built
 */
export function validate(graph: Graph): Finding[] {
  const ofFiles = (files: ReadonlyMap<Locale, ParsedFile>, schema: z.ZodType): Finding[] =>
    [...files].flatMap(([locale, file]) =>
      validateFile(file, schema, locale, files.get(graph.project.source), graph.project),
    );
  return [
    ...refusals(graph),
    ...missingWords(graph),
    ...groupsOf(graph).flatMap(({ files, schema }) => ofFiles(files, schema)),
  ].sort(byPlace);
}

/** The namespaces without an English file, which the site cannot do without. */
export function missingWords(graph: Graph): Finding[] {
  return Object.keys(graph.project.files.words)
    .filter((name) => !graph.words.get(name)?.has(graph.project.source) && !isRefused(`${name}.json`, graph))
    .map((name) => missing(name, graph));
}

/** Whether the English file of this name is there, but refused, which is a finding by itself. */
export const isRefused = (name: string, { refused, project }: Graph): boolean =>
  refused.some(({ file }) => file.relative === `${project.source}/${name}`);

/** The findings of one file, by itself and against the English file of the same page or namespace. */
export function validateFile(
  file: ParsedFile,
  schema: z.ZodType,
  locale: Locale,
  english: ParsedFile | undefined,
  project: Project,
): Finding[] {
  const findings = file.problems.map(({ place, message, fix }) =>
    findingAt(file, place, 'parse', message, fix),
  );
  for (const { place, message, fix, edit } of charProblems(
    file,
    project.locales.find(({ code }) => code === locale) ?? { code: locale, rtl: false },
    project.layout !== undefined,
  )) {
    findings.push({ ...findingAt(file, place, 'chars', message, fix), ...(edit && { edit }) });
  }
  const source = english?.data?.value;
  if (file.data) {
    const rule = file.extension === '.json' ? 'keys' : 'frontmatter';
    for (const { path, at, message, fix } of explain(
      file.data.value,
      fileSchema(schema, locale, source, project.source),
      schema,
      (path) => writtenAt(file, path),
    )) {
      findings.push(findingAt(file, file.data.locate(path, at), rule, message, fix));
    }
    for (const { path, value } of textsOf(schema, file.data.value)) {
      if (project.layout || !value.includes('$t(')) continue;
      // i18next would put another text in, which may name this one again, without an end.
      const message = `${nameOf(path)}: “$t(…)” stands for another text, which content cannot have.`;
      const place = file.data.locate(path);
      findings.push(findingAt(file, place, 'placeholders', message, 'write the words themselves.'));
    }
  }
  if (file.body && project.components) {
    const at = (rule: Finding['rule']) => (problem: GuardProblem) =>
      findingAt(file, problem.node.position?.start ?? startOfFile, rule, problem.message, problem.fix);
    findings.push(
      ...guardProblems(file.body, fieldNames(schema, source), project.components, english?.body).map(
        at('mdx-protected'),
      ),
    );
    findings.push(...headingProblems(file.body).map(at('headings')));
  }
  return findings;
}

/** A value as its file writes it. */
function writtenAt({ data, text }: ParsedFile, path: readonly (string | number)[]): string | undefined {
  const range = data?.rangeOf(path);
  return range && text.slice(...range).trim();
}

/**
 * The fields of a page that an attribute of a component may name: those of the schema, without the optional
 * ones that the English file leaves out. A field that is missing by mistake is a finding of its own.
 */
export function fieldNames(schema: z.ZodType, source: unknown): string[] {
  return Object.entries(shapeOf(schema))
    .filter(([name, field]) => !isContent(source) || Object.hasOwn(source, name) || !field.isOptional())
    .map(([name]) => name);
}

function missing(name: string, graph: Graph): Finding {
  const below = `${graph.project.source}/${name}.json`;
  const path = contentPath(graph.shownAs, below);
  const misnamed = graph.strays.find((stray) => meantFile(stray, graph) === below);
  const fix = misnamed ? `rename ${misnamed.path} to ${path}.` : `create ${path}.`;
  return findingAt(
    { path },
    startOfFile,
    'file',
    `the English words of the namespace “${name}” are missing.`,
    fix,
  );
}
