import { readFrontmatter } from './frontmatter.ts';
import type { Parsed, ParsedFile } from './graph.ts';
import type { Layout, Syntax } from './layout.ts';
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
  const textAs = (syntax: Syntax): string => layout.notation?.(written, syntax) ?? written;
  const text = textAs('markdown');
  const { data, problems } = /^---[ \t]*\r?\n/.test(text) ? readFrontmatter(text) : noFields;
  const read = readBody(syntaxOf(path, layout, source?.text ?? written), textAs);
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

function readBody(syntax: Layout['markdown'], textAs: (syntax: Syntax) => string): ReadBody {
  if (syntax !== 'markdown') {
    const read = parseBody(textAs('mdx'));
    if (read.body || syntax === 'mdx') return read;
  }
  return parseMarkdown(textAs('markdown'));
}
