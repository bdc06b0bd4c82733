import type { Nodes, Parents } from 'mdast';
import { closest } from '../../core/explain.ts';
import { type Component, isComponent, SKIP, visit } from '../../core/mdx/nodes.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import type { Components } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import type { CodeOf, DataOf } from '../catalog.ts';

const allowedNodes = new Set(
  (
    'root yaml paragraph text heading emphasis strong delete break thematicBreak blockquote list listItem table ' +
    'tableRow tableCell link image inlineCode code mdxJsxFlowElement mdxJsxTextElement'
  ).split(' '),
);

/**
 * Content is data, not code: everything except the allowed node types, components, literal attributes and addresses
 * is refused before anything could run it. Characters that hide what a text says are refused separately (chars.ts).
 * @param fields names of the page's frontmatter fields, for attributes that name one
 */
export function guardProblems(
  file: Pick<ParsedFile, 'path' | 'body'>,
  fields: readonly string[],
  rules: Components,
): Finding[] {
  const problems: Finding[] = [];
  if (!file.body) return problems;
  const refuse = <Code extends CodeOf<'mdx-protected'>>(
    node: Nodes,
    code: Code,
    ...data: DataOf<'mdx-protected', Code>
  ): void => {
    problems.push(finding(file, placeOf(node), 'mdx-protected', code, ...data));
  };
  visit(file.body, (node, parent) => {
    if (!allowedNodes.has(node.type)) {
      if (node.type.endsWith('Expression')) refuse(node, 'expression');
      else refuse(node, 'not-allowed', { type: node.type });
      return SKIP;
    }
    if (isComponent(node)) {
      checkComponent(node);
      if (parent && isInSentence(node, parent, rules))
        refuse(node, 'in-sentence', { component: node.name ?? '' });
    } else if (node.type === 'link' || node.type === 'image') {
      const isPicture = node.type === 'image';
      if (!isAllowedAddress(node.url, isPicture)) refuse(node, 'address', { address: node.url, isPicture });
    }
    return undefined;
  });
  return problems;

  function checkComponent(node: Component): void {
    const component = node.name ?? '';
    if (!Object.hasOwn(rules, component)) {
      const meant = closest(component, Object.keys(rules));
      refuse(node, 'unknown-component', { component, ...(meant && { meant }) });
      return;
    }
    if (node.children.length > 0) refuse(node, 'children', { component });
    const kinds = rules[component]?.attributes ?? {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        refuse(node, 'attribute-expression', { component });
        continue;
      }
      const { name, value } = attribute;
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (!kind) refuse(node, 'unknown-attribute', { component, attribute: name });
      else if (kind === 'flag' ? value != null : typeof value !== 'string')
        refuse(node, 'attribute-form', {
          component,
          attribute: name,
          right: kind === 'flag' ? name : `${name}="…"`,
        });
      else if (kind === 'field' && !fields.includes(String(value))) {
        const meant = closest(String(value), fields);
        refuse(node, 'unknown-field', { attribute: name, value: String(value), ...(meant && { meant }) });
      }
    }
  }
}

/** Whether a block-level component is in a sentence, a heading or a table. */
function isInSentence({ type, name }: Component, parent: Parents, rules: Components): boolean {
  if (type === 'mdxJsxFlowElement' || !Object.hasOwn(rules, name ?? '') || rules[name ?? '']?.inline)
    return false;
  // A paragraph that contains only components is not rendered as a paragraph.
  const isAlone = parent.children.every(
    (child) => child.type === type || (child.type === 'text' && !child.value.trim()),
  );
  return parent.type !== 'paragraph' || !isAlone;
}

/**
 * Whether content may have an address: `/screen`, `#section`, `https:`, `mailto:` and `tel:`; pictures only from the
 * site itself.
 */
export function isAllowedAddress(url: string, isPicture: boolean): boolean {
  const isInternal = /^\/(?!\/)/.test(url) || (!isPicture && url.startsWith('#'));
  const isExternal = !isPicture && /^(https:\/\/[^/\s]+|mailto:|tel:)/i.test(url);
  // A browser reads a backslash as a slash and drops control characters, so both could hide another host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  return (isInternal || isExternal) && !/[\\\u0000-\u0020]/.test(url);
}
