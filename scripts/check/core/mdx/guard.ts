import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { closest } from '../explain.ts';
import type { ComponentRule, Components } from '../project.ts';

/** One thing in a body that content may not contain. */
export interface GuardProblem {
  node: Nodes;
  message: string;
  fix: string;
}

const allowedNodes = new Set([
  'root',
  'yaml',
  'paragraph',
  'text',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'break',
  'thematicBreak',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'link',
  'image',
  'inlineCode',
  'code',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);

const plainText = 'write plain Markdown, or a component as in the English file.';

/** What is refused, and what to write instead. */
const refused: { readonly [type: string]: { readonly what: string; readonly fix: string } } = {
  mdxFlowExpression: {
    what: 'an expression in braces',
    fix: 'write \\{ where the brace belongs to the text.',
  },
  mdxTextExpression: {
    what: 'an expression in braces',
    fix: 'write \\{ where the brace belongs to the text.',
  },
  mdxjsEsm: { what: 'an import or export', fix: 'remove it; components are there without an import.' },
  html: { what: 'raw HTML', fix: plainText },
  definition: { what: 'a link definition', fix: 'write links as [words](address).' },
  linkReference: { what: 'a link by reference', fix: 'write links as [words](address).' },
  imageReference: { what: 'a picture by reference', fix: 'write pictures as ![description](address).' },
  footnoteDefinition: { what: 'a footnote', fix: 'write the note as a sentence of the text.' },
  footnoteReference: { what: 'a footnote', fix: 'write the note as a sentence of the text.' },
};

/**
 * Content is data, not code (design section 2): everything that is not on this list of node types,
 * components, literal attributes and addresses is refused before anything could run it; characters that
 * hide what a text says are refused beside it (chars.ts).
 *
 * @param tree a parsed body
 * @param fields names of the fields of the page's frontmatter, for attributes that name one
 * @param rules the components there are
 * @param english the English body, to name what a component was probably translated from
 */
export function guardProblems(
  tree: Root,
  fields: readonly string[],
  rules: Components,
  english?: Root,
): GuardProblem[] {
  const problems: GuardProblem[] = [];
  const lacking = english ? lackingNames(tree, english) : [];
  visit(tree, (node, _, parent) => {
    if (!allowedNodes.has(node.type)) {
      problems.push(refusal(node, rules));
      return SKIP;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      problems.push(...elementProblems(node, fields, rules, lacking));
      if (parent && isInSentence(node, parent, rules)) {
        const message = `<${node.name}> stands in the middle of a text.`;
        problems.push({
          node,
          message,
          fix: 'put it on a line of its own, with an empty line before and after it.',
        });
      }
    } else if (node.type === 'link' || node.type === 'image') {
      const problem = addressProblem(node.url, node.type === 'image');
      if (problem) problems.push({ node, ...problem });
    }
    return undefined;
  });
  return problems;
}

/** The components of English that a body does not have. */
function lackingNames(tree: Root, english: Root): string[] {
  const own = new Set(namesIn(tree));
  return [...new Set(namesIn(english))].filter((name) => !own.has(name));
}

function namesIn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') names.push(node.name ?? '');
  });
  return names;
}

/** Whether a component that makes a block of its own stands in a sentence, a heading or a table. */
function isInSentence(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  parent: Parents,
  rules: Components,
): boolean {
  if (
    node.type === 'mdxJsxFlowElement' ||
    rules[node.name ?? '']?.inline ||
    !Object.hasOwn(rules, node.name ?? '')
  )
    return false;
  // A paragraph of nothing but components makes no paragraph on the page.
  const alone = parent.children.every(
    (child) => child.type === node.type || (child.type === 'text' && !child.value.trim()),
  );
  return parent.type !== 'paragraph' || !alone;
}

function refusal(node: Nodes, rules: Components): GuardProblem {
  const { what, fix } = refused[node.type] ?? { what: `“${node.type}”`, fix: plainText };
  const placeholder = 'value' in node ? /^\{\s*(\w+)\s*\}$/.exec(node.value)?.[1] : undefined;
  const component = placeholder && closest(placeholder, inlineComponents(rules));
  return {
    node,
    message: `${what} is not allowed in content.`,
    fix: component ? `write <${component} /> instead of {{${placeholder}}}.` : fix,
  };
}

/** Components that stand for a value in a sentence, as placeholders do in the frontmatter. */
const inlineComponents = (rules: Components): string[] =>
  Object.keys(rules).filter((name) => rules[name]?.inline);

function elementProblems(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  fields: readonly string[],
  rules: Components,
  lacking: readonly string[],
): GuardProblem[] {
  const name = node.name ?? '';
  const rule: ComponentRule | undefined = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    const meant = closest(name, Object.keys(rules)) ?? (lacking.length === 1 ? lacking[0] : undefined);
    return [
      {
        node,
        message: `<${name}> is not a component of the site${meant ? `; did you mean <${meant}>?` : '.'}`,
        fix: meant ? `write <${meant} />.` : 'use Markdown, or copy a component from the English file.',
      },
    ];
  }
  const problems: GuardProblem[] = [];
  if (node.children.length > 0) {
    problems.push({
      node,
      message: `<${name}> has content between its tags.`,
      fix: `write it as <${name} />.`,
    });
  }
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      problems.push({ node, message: `<${name}> has an expression in braces.`, fix: 'remove the braces.' });
      continue;
    }
    const kind =
      rule.attributes && Object.hasOwn(rule.attributes, attribute.name)
        ? rule.attributes[attribute.name]
        : undefined;
    if (!kind) {
      const isFlag = typeof attribute.value !== 'string';
      const [meant, ...others] = Object.entries(rule.attributes ?? {}).flatMap(([known, own]) =>
        isFlag === (own === 'flag') &&
        node.attributes.every((one) => one.type !== 'mdxJsxAttribute' || one.name !== known)
          ? known
          : [],
      );
      // Names of attributes are not translated; to remove one would take away what the component shows.
      const right = meant && others.length === 0 && (isFlag ? meant : `${meant}="${attribute.value}"`);
      problems.push({
        node,
        message: `<${name}> has no attribute “${attribute.name}”.`,
        fix: right
          ? `write ${right}: names of attributes are not translated.`
          : `remove “${attribute.name}”, or compare with the English file.`,
      });
    } else if (kind === 'flag' ? attribute.value != null : typeof attribute.value !== 'string') {
      const form = kind === 'flag' ? attribute.name : `${attribute.name}="…"`;
      problems.push({
        node,
        message: `the attribute “${attribute.name}” of <${name}> must be written as ${form}.`,
        fix: `write ${form}.`,
      });
    } else if (kind === 'field' && !fields.includes(String(attribute.value))) {
      const meant = closest(String(attribute.value), fields);
      problems.push({
        node,
        message: `${attribute.name}="${attribute.value}" names no field of this page${meant ? `; did you mean “${meant}”?` : '.'}`,
        fix: meant ? `write ${attribute.name}="${meant}".` : 'name a field of the frontmatter.',
      });
    }
  }
  return problems;
}

/**
 * Why an address may not stand in content. Allowed: `/screen`, `#section`, `https:`, `mailto:` and `tel:`;
 * pictures only from the site itself.
 */
export function addressProblem(url: string, picture: boolean): { message: string; fix: string } | undefined {
  const own = /^\/(?!\/)/.test(url) || (!picture && url.startsWith('#'));
  const other = !picture && /^(https:\/\/[^/\s]+|mailto:|tel:)/i.test(url);
  // A browser reads a backslash as a slash and drops control characters, so both could hide another host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const hidden = /[\\\u0000-\u0020]/.test(url);
  if ((own || other) && !hidden) return undefined;
  return {
    message: `the address “${url}” is not allowed in content.`,
    fix: picture
      ? 'use a picture of the site, such as /images/chair.svg.'
      : 'start the address with / for a screen of this site, # for a section, or https://, mailto: or tel:.',
  };
}
