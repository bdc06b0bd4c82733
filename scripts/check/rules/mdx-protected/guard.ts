import type { Nodes, Parents } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { closest } from '../../core/explain.ts';
import { sizeLimits } from '../../core/limits.ts';
import { type Component, isComponent, SKIP, visit } from '../../core/mdx/nodes.ts';
import { compareUnordered, nodesIn } from '../../core/mdx/sections.ts';
import { memoize } from '../../core/memoize.ts';
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
 * @param english the page that this one translates, for messages
 */
export function guardProblems(
  file: Pick<ParsedFile, 'path' | 'body'>,
  fields: readonly string[],
  rules: Components,
  english: Pick<ParsedFile, 'body'> = file,
): Finding[] {
  const problems: Finding[] = [];
  if (!file.body) return problems;
  const differences = memoize((page: typeof english) =>
    compareUnordered(componentsIn(english), componentsIn(page), () => 0),
  );
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
      const like = closest(component, Object.keys(rules));
      const meant = like && { meant: `<${like} />` };
      refuse(node, 'unknown-component', { component, ...meant, ...meantBy(node) });
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
      if (!kind) refuse(node, 'unknown-attribute', { component, attribute: name, ...meantBy(node) });
      else if (kind === 'flag' ? value != null : typeof value !== 'string')
        refuse(node, 'attribute-form', {
          component,
          attribute: name,
          right: kind === 'flag' ? name : `${name}="…"`,
        });
      else if (kind === 'field' && !fields.includes(String(value))) {
        const like = closest(String(value), fields);
        const meant = like && { meant: `${name}="${like}"` };
        refuse(node, 'unknown-field', { attribute: name, value: String(value), ...meant, ...meantBy(node) });
      }
    }
  }

  /** Returns the English tag that a wrong one certainly stands for, or its own if English has no such component. */
  function meantBy(node: Component): { meant?: string; extra?: string } {
    const { missing, extra } = differences(file);
    if (extra.length ** 2 > sizeLimits.maxPairs) return {};
    const own = extra.find((one) => one.node === node);
    if (!own) return {};
    // An unknown name may stand for any other.
    const isNamed = Object.hasOwn(rules, node.name ?? '');
    const isLike = (one: typeof own) => !isNamed || one.node.name === node.name;
    const isNear = (one: typeof own) => isLike(one) && one.section === own.section;
    const [meant, ...others] = missing.filter(isNear);
    if (meant && others.length === 0 && extra.filter(isNear).length === 1) return { meant: meant.key };
    return isNamed && !missing.some(isLike) ? { extra: own.key } : {};
  }
}

const componentsIn = (page: Pick<ParsedFile, 'body'>) =>
  nodesIn(page, 'mdxJsxFlowElement', 'mdxJsxTextElement').map((one) => ({
    ...one,
    key: tagOf(one.node, true).written,
  }));

/** Returns a tag with its attributes sorted; without their values, which may be translated, `…` stands for each. */
export function tagOf(node: Component, withValues: boolean): { written: string; attributes: string[] } {
  const written = ({ name, value }: MdxJsxAttribute): string => {
    if (value && !withValues) return `${name}="…"`;
    if (typeof value === 'string') return `${name}="${value}"`;
    return value ? `${name}={${value.value.replace(/\s+/g, ' ').trim()}}` : name;
  };
  const attributes = node.attributes
    .flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? written(attribute) : []))
    .sort();
  return { written: `<${[node.name, ...attributes].join(' ')} />`, attributes };
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
