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
  const syntax = syntaxOf(path, layout, source?.text ?? written);
  const read = brokenMdx(syntax, textAs, layout, source) ?? readBody(syntax, textAs);
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

/** The problem of a Markdown file that its site reads as MDX, as it can read the source file. */
function brokenMdx(
  syntax: Layout['markdown'],
  textAs: (syntax: Syntax) => string,
  { isMarkdownMdx, notation }: Layout,
  source: ParsedFile | undefined,
): ReadBody | undefined {
  if (!isMarkdownMdx || syntax === 'mdx' || !source || !/[{<]/.test(textAs('mdx'))) return undefined;
  const read = parseBody(textAs('mdx'));
  if (read.body) return undefined;
  return parseBody(notation?.(source.text, 'mdx') ?? source.text).body && read;
}

function readBody(syntax: Layout['markdown'], textAs: (syntax: Syntax) => string): ReadBody {
  if (syntax !== 'markdown') {
    const read = parseBody(textAs('mdx'));
    if (read.body || syntax === 'mdx') return read;
  }
  return parseMarkdown(textAs('markdown'));
}
