import { readFrontmatter } from './frontmatter.ts';
import type { Parsed, ParsedFile } from './graph.ts';
import type { Layout } from './layout.ts';
import { startOfFile } from './located.ts';
import { nameHeadings } from './mdx/heading-names.ts';
import { parseBody, parseMarkdown, type ReadBody } from './mdx/parse.ts';

/** Reads a page of another layout: in its notation, with or without frontmatter, and with an id for each heading. */
export function readLayoutPage(
  written: string,
  path: string,
  layout: Layout,
  source: ParsedFile | undefined,
): Omit<Parsed, 'record'> {
  const text = layout.notation?.(written) ?? written;
  const { data, problems } = /^---[ \t]*\r?\n/.test(text) ? readFrontmatter(text) : noFields;
  const read = readBody(syntaxOf(path, layout, source?.text ?? written), text);
  if (read.body) nameHeadings(read.body, source?.body);
  return { data, body: read.body, problems: [...problems, ...read.problems] };
}

const noFields = {
  data: { value: {}, locate: () => startOfFile, rangeOf: () => undefined },
  problems: [],
};

/** A Markdown file may use what MDX has; a translation is read as its source file is. */
function syntaxOf(path: string, { markdown }: Layout, source: string): Layout['markdown'] {
  if (!path.endsWith('.md')) return 'mdx';
  return markdown === 'either' && !/^(?:im|ex)port\s|<[A-Z]|\{/m.test(source) ? 'markdown' : markdown;
}

function readBody(syntax: Layout['markdown'], text: string): ReadBody {
  if (syntax === 'markdown') return parseMarkdown(text);
  const read = parseBody(text);
  return read.body || syntax === 'mdx' ? read : parseMarkdown(text);
}
