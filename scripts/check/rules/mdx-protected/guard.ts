import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { closest } from '../../core/explain.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import type { ComponentRule, Components } from '../../core/project.ts';

/** Something in a body that content cannot have. */
export interface GuardProblem extends Problem<'mdx-protected'> {
  node: Nodes;
}

const problem = problemOf<'mdx-protected'>();

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
        problems.push(problem({ node }, 'in-sentence', { component: node.name ?? '' }));
      }
    } else if (node.type === 'link' || node.type === 'image') {
      const isPicture = node.type === 'image';
      if (!isAllowedAddress(node.url, isPicture))
        problems.push(problem({ node }, 'address', { address: node.url, isPicture }));
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
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression')
    return problem({ node }, 'not-allowed', { type: node.type });
  const placeholder = /^\{\s*(\w+)\s*\}$/.exec(node.value)?.[1];
  const component = placeholder && closest(placeholder, inlineComponents(rules));
  return problem({ node }, 'expression', component ? { placeholder, component } : {});
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
    return [problem({ node }, 'unknown-component', { component: name, ...(meant && { meant }) })];
  }
  const problems: GuardProblem[] = [];
  if (node.children.length > 0) {
    problems.push(problem({ node }, 'children', { component: name }));
  }
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      problems.push(problem({ node }, 'attribute-expression', { component: name }));
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
      const data = { component: name, attribute: attribute.name, ...(right && { meant: right }) };
      problems.push(problem({ node }, 'unknown-attribute', data));
    } else if (kind === 'flag' ? attribute.value != null : typeof attribute.value !== 'string') {
      const right = kind === 'flag' ? attribute.name : `${attribute.name}="…"`;
      problems.push(
        problem({ node }, 'attribute-form', { component: name, attribute: attribute.name, right }),
      );
    } else if (kind === 'field' && !fields.includes(String(attribute.value))) {
      const meant = closest(String(attribute.value), fields);
      const data = { attribute: attribute.name, value: String(attribute.value), ...(meant && { meant }) };
      problems.push(problem({ node }, 'unknown-field', data));
    }
  }
  return problems;
}

/**
 * Whether content can have an address: `/screen`, `#section`, `https:`, `mailto:` and `tel:`; pictures only from the
 * site itself.
 */
export function isAllowedAddress(url: string, isPicture: boolean): boolean {
  const own = /^\/(?!\/)/.test(url) || (!isPicture && url.startsWith('#'));
  const other = !isPicture && /^(https:\/\/[^/\s]+|mailto:|tel:)/i.test(url);
  // A browser reads a backslash as a slash and drops control characters, so both could hide another host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return (own || other) && !/[\\\u0000-\u0020]/.test(url);
}
