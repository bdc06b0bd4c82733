import { readFrontmatter } from './frontmatter.ts';
import type { Parsed, ParsedFile } from './graph.ts';
import type { Layout } from './layout.ts';
import { startOfFile } from './located.ts';
import { nameHeadings } from './mdx/heading-names.ts';
import { type BodyResult, parseBody, parseMarkdown } from './mdx/parse.ts';

/**
 * Reads a page of another layout: in its notation, with or without frontmatter, and with an id for each heading.
 * @param source the source file of a translation
 */
export function readLayoutPage(
  written: string,
  path: string,
  layout: Layout,
  source: ParsedFile | undefined,
): Omit<Parsed, 'record'> {
  const text = layout.notation?.(written) ?? written;
  const frontmatter = /^---[ \t]*\r?\n/.test(text) ? readFrontmatter(text) : undefined;
  const body = parseAs(syntaxOf(path, layout, source?.text ?? written), text);
  if (body.ok) nameHeadings(body.tree, source?.body);
  return {
    data: frontmatter === undefined ? noFields : frontmatter.ok ? frontmatter.data : undefined,
    body: body.ok ? body.tree : undefined,
    problems: [...(frontmatter && !frontmatter.ok ? frontmatter.problems : []), ...(body.ok ? [] : [body])],
  };
}

const noFields = { value: {}, locate: () => startOfFile, rangeOf: () => undefined };

type Syntax = 'mdx' | 'markdown' | 'either';

/** A Markdown file may use what MDX has; a translation is read as its source file is. */
function syntaxOf(path: string, { markdown }: Layout, source: string): Syntax {
  if (!path.endsWith('.md')) return 'mdx';
  return markdown === 'either' && !/^(?:im|ex)port\s|<[A-Z]|\{/m.test(source) ? 'markdown' : markdown;
}

function parseAs(syntax: Syntax, text: string): BodyResult {
  const body = syntax === 'markdown' ? undefined : parseBody(text);
  return body?.ok || (body && syntax === 'mdx') ? body : parseMarkdown(text);
}
