import type { Nodes, Parents, Root } from 'mdast';
import { closest } from '../../core/explain.ts';
import { type Component, isComponent } from '../../core/mdx/component.ts';
import { nodesIn } from '../../core/mdx/sections.ts';
import { SKIP, visit } from '../../core/mdx/visit.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/place.ts';
import type { ComponentRule, Components } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import type { CodeOf, DataOf } from '../catalog.ts';

/** Creates the findings of a file, each at a node. */
const problemsOf =
  (file: { path: string }) =>
  <Code extends CodeOf<'mdx-protected'>>(
    node: Nodes,
    code: Code,
    ...data: DataOf<'mdx-protected', Code>
  ): Finding =>
    finding(file, placeOf(node), 'mdx-protected', code, ...data);

type Problem = ReturnType<typeof problemsOf>;

const allowedNodes = new Set(
  (
    'root yaml paragraph text heading emphasis strong delete break thematicBreak blockquote list listItem table ' +
    'tableRow tableCell link image inlineCode code mdxJsxFlowElement mdxJsxTextElement'
  ).split(' '),
);

/**
 * Content is data, not code: everything that is not on this list of node types, components, literal attributes and
 * addresses is refused before anything could run it; characters that hide what a text says are refused beside it
 * (chars.ts).
 * @param fields names of the fields of the page's frontmatter, for attributes that name one
 * @param english the English body, to name what a component was probably translated from
 */
export function guardProblems(
  file: Pick<ParsedFile, 'path' | 'body'>,
  fields: readonly string[],
  rules: Components,
  english?: Root,
): Finding[] {
  const problems: Finding[] = [];
  if (!file.body) return problems;
  const problem = problemsOf(file);
  const lacking = english ? lackingNames(file.body, english) : [];
  visit(file.body, (node, parent) => {
    if (!allowedNodes.has(node.type)) {
      problems.push(refusal(node, rules, problem));
      return SKIP;
    }
    if (isComponent(node)) {
      problems.push(...elementProblems(node, fields, rules, lacking, problem));
      if (parent && isInSentence(node, parent, rules)) {
        problems.push(problem(node, 'in-sentence', { component: node.name ?? '' }));
      }
    } else if (node.type === 'link' || node.type === 'image') {
      const isPicture = node.type === 'image';
      if (!isAllowedAddress(node.url, isPicture))
        problems.push(problem(node, 'address', { address: node.url, isPicture }));
    }
    return undefined;
  });
  return problems;
}

/** What is wrong with a node other than a component. */
export const ofNoComponent: ReadonlySet<string> = new Set(['not-allowed', 'expression', 'address']);

/** The components of English that a body lacks. */
function lackingNames(body: Root, english: Root): string[] {
  const [own, expected] = [body, english].map((tree) =>
    nodesIn({ body: tree }, 'mdxJsxFlowElement', 'mdxJsxTextElement').map(({ node }) => node.name ?? ''),
  );
  return [...new Set(expected)].filter((name) => !own?.includes(name));
}

/** Whether a component that makes a block of its own is in a sentence, a heading or a table. */
function isInSentence(node: Component, parent: Parents, rules: Components): boolean {
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

function refusal(node: Nodes, rules: Components, problem: Problem): Finding {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression')
    return problem(node, 'not-allowed', { type: node.type });
  const placeholder = /^\{\s*(\w+)\s*\}$/.exec(node.value)?.[1];
  const component = placeholder && closest(placeholder, inlineComponents(rules));
  return problem(node, 'expression', component ? { placeholder, component } : {});
}

/** Components that stand for a value in a sentence, as placeholders do in the frontmatter. */
const inlineComponents = (rules: Components): string[] =>
  Object.keys(rules).filter((name) => rules[name]?.inline);

function elementProblems(
  node: Component,
  fields: readonly string[],
  rules: Components,
  lacking: readonly string[],
  problem: Problem,
): Finding[] {
  const name = node.name ?? '';
  const rule: ComponentRule | undefined = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    const meant = closest(name, Object.keys(rules)) ?? (lacking.length === 1 ? lacking[0] : undefined);
    return [problem(node, 'unknown-component', { component: name, ...(meant && { meant }) })];
  }
  const problems: Finding[] = [];
  if (node.children.length > 0) {
    problems.push(problem(node, 'children', { component: name }));
  }
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      problems.push(problem(node, 'attribute-expression', { component: name }));
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
      problems.push(problem(node, 'unknown-attribute', data));
    } else if (kind === 'flag' ? attribute.value != null : typeof attribute.value !== 'string') {
      const right = kind === 'flag' ? attribute.name : `${attribute.name}="…"`;
      problems.push(problem(node, 'attribute-form', { component: name, attribute: attribute.name, right }));
    } else if (kind === 'field' && !fields.includes(String(attribute.value))) {
      const meant = closest(String(attribute.value), fields);
      const data = { attribute: attribute.name, value: String(attribute.value), ...(meant && { meant }) };
      problems.push(problem(node, 'unknown-field', data));
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
