import type { ContentFile } from './files.ts';
import { readLayoutPage } from './layout-page.ts';
import { openFence } from './mdx/open-fence.ts';
import { parseBody } from './mdx/parse.ts';
import type { Parsed, ParsedFile } from './parsed-file.ts';
import { endOfFrontmatter, readFrontmatter } from './parsing/frontmatter.ts';
import { readJson } from './parsing/json.ts';
import { parseProblem } from './parsing/problem.ts';
import { readYaml } from './parsing/yaml.ts';
import type { Project } from './project.ts';
import { recordField } from './staleness/record.ts';
import { asContent, isContent } from './translation.ts';

/** The parse result of a file that cannot be read. */
export const emptyParse: Parsed = { data: undefined, body: undefined, problems: [], record: undefined };

/** Parses a file, or another version of it. */
export function parseText(
  text: string,
  { extension, folder, relative }: Pick<ContentFile, 'extension' | 'folder' | 'relative'>,
  { layout, source }: Project,
  sourceFile?: ParsedFile,
): Parsed {
  const isSource = folder === source;
  if (extension === '.yaml') return { ...emptyParse, ...readYaml(text, text, 0) };
  if (extension === '.mdx') {
    const page = layout
      ? { ...readLayoutPage(text, relative, layout, sourceFile), record: undefined }
      : readPage(text, isSource);
    const open = openFence({ body: page.body, text });
    if (!open || !sourceFile || openFence(sourceFile)) return page;
    // The code block swallows what follows, which would be reported as missing.
    const problem = parseProblem({ place: open }, 'fence-open');
    return { ...page, body: undefined, problems: [...page.problems, problem] };
  }
  const read = { ...emptyParse, ...readJson(text) };
  // Tools that generate these files write an empty string, or null, for untranslated text.
  if (!layout || isSource || !read.data) return read;
  return { ...read, data: { ...read.data, value: withoutEmpty(read.data.value) } };
}

/** Parses a page and separates a translation's record from its content. */
function readPage(text: string, isSource: boolean): Parsed {
  const { data, problems } = readFrontmatter(text);
  // Without the `---` lines, YAML would be parsed as text of the page.
  const { body, problems: others } = endOfFrontmatter(text) === undefined ? emptyParse : parseBody(text);
  const page = { data, body, problems: [...problems, ...others], record: undefined };
  const content = asContent(data?.value);
  if (isSource || !data || !Object.hasOwn(content, recordField)) return page;
  const { [recordField]: value, ...fields } = content;
  return {
    ...page,
    data: { ...data, value: fields },
    record: {
      value,
      locate: (path, at) => data.locate([recordField, ...path], at),
      rangeOf: (path) => data.rangeOf([recordField, ...path]),
    },
  };
}

function withoutEmpty(value: unknown): unknown {
  if (!isContent(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, entry]) => entry !== '' && entry !== null && !key.startsWith('@'),
  );
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutEmpty(entry)]));
}
