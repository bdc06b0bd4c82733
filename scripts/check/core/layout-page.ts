import type { Root } from 'mdast';
import type { Layout, Syntax } from './layout.ts';
import { assignHeadingIds } from './mdx/heading-ids.ts';
import { isComponent, visit } from './mdx/nodes.ts';
import { type BodyResult, parseBody, parseMarkdown } from './mdx/parse.ts';
import type { Parsed, ParsedFile } from './parsed-file.ts';
import { endOfFrontmatter, hasTextAbove, lacksOpening, readFrontmatter } from './parsing/frontmatter.ts';
import { startOfFile } from './parsing/located.ts';
import { parseProblem } from './parsing/problem.ts';
import { asContent } from './translation.ts';

/** Parses a page with a `layout`: in its notation, with or without frontmatter, and with an id for each heading. */
export function readLayoutPage(
  raw: string,
  path: string,
  layout: Layout,
  source: ParsedFile | undefined,
): Omit<Parsed, 'record'> {
  const hasText = source?.body?.children.some(({ type }) => type !== 'yaml');
  const textAs = (syntax: Syntax): string => {
    const text = layout.notation?.(raw, syntax) ?? raw;
    return hasText ? text : closeFrontmatter(text);
  };
  const text = textAs('markdown');
  const fields = Object.keys(asContent(source?.data?.value));
  const brokenStart = hasTextAbove(text) ? 'text-above' : lacksOpening(text, fields) && 'frontmatter-missing';
  if (brokenStart) {
    const problem = parseProblem({ place: startOfFile }, brokenStart);
    return { data: undefined, body: undefined, problems: [problem] };
  }
  const { data, problems } =
    /^---[ \t]*\r?\n/.test(text) && !onlyComments.test(text) ? readFrontmatter(text) : noFields;
  const syntax = syntaxOf(path, layout, [source?.text, raw]);
  const read = readBody(syntax, textAs, layout, source);
  if (read.body) {
    convertLinks(read.body);
    assignHeadingIds(read.body, source?.body);
  }
  return { data, body: read.body, problems: [...problems, ...read.problems] };
}

/** Closes the frontmatter of a page that has nothing else, and therefore may omit the closing line. */
function closeFrontmatter(text: string): string {
  if (!/^---[ \t]*\r?\n/.test(text) || endOfFrontmatter(text) !== undefined) return text;
  const whole = `${text}\n---`;
  return readFrontmatter(whole).problems.length > 0 ? text : whole;
}

/** The components that are links or images, and the attributes that contain their URLs. */
const linkComponents = new Map([
  ['Link', { type: 'link', attributes: ['href', 'to'] }],
  ['Image', { type: 'image', attributes: ['src'] }],
]);

/** Turns components such as `<Link to="…">` into links and images, so that either notation counts. */
function convertLinks(tree: Root): void {
  visit(tree, (node) => {
    if (!isComponent(node)) return;
    const { type, attributes = [] } = linkComponents.get(node.name ?? '') ?? {};
    const address = node.attributes.find((one) => 'name' in one && attributes.includes(one.name));
    if (typeof address?.value === 'string') Object.assign(node, { type, url: address.value });
  });
}

const onlyComments = /^---[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*---[ \t]*(?:\r?\n|$)/;

const noFields = {
  data: { value: {}, locate: () => startOfFile, rangeOf: () => undefined },
  problems: [],
};

/** Markdown files may use MDX syntax; a translation is parsed like its source file, unless it has imports. */
function syntaxOf(
  path: string,
  { markdown }: Layout,
  [source, translated]: [source: string | undefined, translated: string],
): Syntax | 'either' {
  if (!path.endsWith('.md')) return markdown === 'mdx 1' ? 'either' : 'mdx';
  const usesMdx = /^(?:im|ex)port\s|<[A-Z]|\{/m.test(source ?? translated) || /^import\s/m.test(translated);
  return markdown !== 'markdown' && usesMdx ? 'either' : 'markdown';
}

/**
 * A Markdown file that its site parses as MDX must be valid MDX if its source is; any other may be plain Markdown. MDX 1
 * accepts much that is not valid any more, but no tag without its counterpart.
 */
function readBody(
  syntax: Syntax | 'either',
  textAs: (syntax: Syntax) => string,
  { markdown, notation, isCjkFriendly = false }: Layout,
  source: ParsedFile | undefined,
): BodyResult {
  const mustBeMdx = markdown !== 'markdown' && source !== undefined && /[{<]/.test(textAs('mdx'));
  if (syntax !== 'markdown' || mustBeMdx) {
    const read = parseBody(textAs('mdx'), isCjkFriendly);
    const isMdx = read.body ? syntax !== 'markdown' : syntax === 'mdx';
    const isError = markdown === 'mdx' || read.problems.some(({ code }) => /^un\w+-tag$/.test(code));
    const isBroken =
      !read.body && mustBeMdx && isError && parseBody(notation?.(source.text, 'mdx') ?? source.text).body;
    if (isMdx || isBroken) return read;
  }
  return parseMarkdown(textAs('markdown'), isCjkFriendly);
}
