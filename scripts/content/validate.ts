import type { z } from 'zod';
import { explain } from '../../schema/explain.ts';
import { byPlace, type Finding } from '../../schema/finding.ts';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { screens } from '../../schema/screens/index.ts';
import { asContent, fileSchema } from '../../schema/translation.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import { guardProblems } from '../mdx/guard.ts';
import { headingsOf } from '../mdx/headings.ts';
import type { Graph, ParsedFile } from './graph.ts';
import type { Place } from './located.ts';

/**
 * What has to be right before the site can be built: every file can be read, fits its schema, and holds
 * nothing but data. Build, dev server and check report exactly these findings; the check adds its own.
 *
 * @returns all findings of all files, sorted by place; empty when the site can be built
 */
export function validate(graph: Graph): Finding[] {
  const findings: Finding[] = [];
  for (const { files, screen } of graph.pages.values()) {
    for (const [locale, file] of files) findings.push(...validateFile(file, screens[screen], locale, files));
  }
  for (const name of Object.keys(words) as WordsName[]) {
    const files = graph.words.get(name) ?? new Map<Locale, ParsedFile>();
    if (!files.has(sourceLocale)) findings.push(missingWords(name));
    for (const [locale, file] of files) findings.push(...validateFile(file, words[name], locale, files));
  }
  return findings.sort(byPlace);
}

/** Path of a content file as findings name it. */
export const contentPath = (relative: string): string => `content/${relative}`;

/** A finding at a place of a file. */
export function findingAt(
  file: { relative: string },
  place: Place,
  rule: Finding['rule'],
  message: string,
  fix: string,
  level: Finding['level'] = 'error',
): Finding {
  const { line, column } = place;
  return { path: contentPath(file.relative), line, column, level, rule, message, fix };
}

function validateFile(
  file: ParsedFile,
  schema: z.ZodType,
  locale: Locale,
  files: ReadonlyMap<Locale, ParsedFile>,
): Finding[] {
  const findings = file.problems.map(({ place, message, fix }) =>
    findingAt(file, place, 'parse', message, fix),
  );
  const source = files.get(sourceLocale)?.data?.value;
  if (file.data) {
    const allowed = fileSchema(schema, locale, source);
    for (const { path, at, message, fix } of explain(file.data.value, allowed, schema)) {
      findings.push(findingAt(file, file.data.locate(path, at), 'frontmatter', message, fix));
    }
  }
  if (file.body) {
    const fields = Object.keys(asContent(source));
    for (const { node, message, fix } of guardProblems(file.body, fields)) {
      findings.push(
        findingAt(file, node.position?.start ?? { line: 1, column: 1 }, 'mdx-protected', message, fix),
      );
    }
    findings.push(...headingProblems(file));
  }
  return findings;
}

/** Every heading has an id of its own, so that links to sections survive translation. */
function headingProblems(file: ParsedFile): Finding[] {
  if (!file.body) return [];
  const seen = new Set<string>();
  return headingsOf(file.body).flatMap(({ id, depth, text, node }) => {
    const place = node.position?.start ?? { line: 1, column: 1 };
    if (depth === 1) {
      const message =
        'a first-level heading stands in the text; the heading of the screen is “hero.heading”.';
      return [findingAt(file, place, 'headings', message, `write “## ${text}”.`)];
    }
    if (!id) {
      const message = `the heading “${text}” has no id.`;
      return [
        findingAt(
          file,
          place,
          'headings',
          message,
          `write “## ${text} [#id]” with the id of the English file.`,
        ),
      ];
    }
    if (seen.has(id)) {
      const message = `the id “${id}” stands at two headings.`;
      return [findingAt(file, place, 'headings', message, 'give each heading an id of its own.')];
    }
    seen.add(id);
    return [];
  });
}

function missingWords(name: WordsName): Finding {
  return findingAt(
    { relative: `${sourceLocale}/${name}.json` },
    { line: 1, column: 1 },
    'file',
    `the English words of the namespace “${name}” are missing.`,
    `create content/${sourceLocale}/${name}.json.`,
  );
}
