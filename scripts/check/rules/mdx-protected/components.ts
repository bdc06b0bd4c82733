import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { ParsedFile } from '../../core/graph.ts';
import type { Layout } from '../../core/layout.ts';
import { type Component as Element, isComponent } from '../../core/mdx/component.ts';
import { isTextBlock } from '../../core/mdx/text-block.ts';
import { SKIP, visit } from '../../core/mdx/visit.ts';
import type { Pair } from '../../core/pairs.ts';
import type { Project } from '../../core/project.ts';
import { firstDivergence } from '../../divergence.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { placeOf, reference } from '../../place.ts';
import { hasSection, type InSection, placeOfSection, visitSections } from '../../sections.ts';
import { fieldNames } from '../../validate.ts';
import { guardProblems, ofNoComponent } from './guard.ts';

/**
 * Rule `mdx-protected`: a translation has the components of English with the same attributes, in the same
 * order. What content may not contain at all is refused by `validate()` under the same name.
 */
export function mdxComponents({ project, schema, source, translation }: Pair): Finding[] {
  const fields = fieldNames(schema, source.data?.value);
  const [expected, found] = [source, translation].map((file) => componentsOf(file, fields, project));
  if (!expected || !found) return [];
  const divergence = firstDivergence(expected, found, (a, b) => a.written === b.written);
  if (!divergence) return [];
  const at = ({ node }: Component): string => reference(source, placeOf(node));
  switch (divergence.kind) {
    case 'missing': {
      const { expected, before } = divergence;
      if (project.layout && !(translation.body && hasSection(translation.body, expected.section))) return [];
      // Before the next one, where that is in the same section.
      const place =
        before?.section === expected.section
          ? placeOf(before.node)
          : placeOfSection(translation, expected.section);
      const data = {
        expected: expected.written,
        at: at(expected),
        ...(before && { before: before.written }),
      };
      return [finding(translation, place, 'mdx-protected', 'missing-component', data)];
    }
    case 'extra': {
      const { written, node } = divergence.found;
      const data = { found: written, english: source.path };
      return [finding(translation, placeOf(node), 'mdx-protected', 'extra-component', data)];
    }
    case 'different': {
      const { expected, found } = divergence;
      const data = { expected: expected.written, found: found.written, at: at(expected) };
      const other = finding(translation, placeOf(found.node), 'mdx-protected', 'other-component', data);
      // What attributes mean that nobody described is not known.
      const isNamedSo = project.layout && nameIn(expected) === nameIn(found);
      return [isNamedSo ? asWarning(other) : other];
    }
  }
}

interface Component extends InSection {
  /** As a component with these attributes is written, whatever their order in the file. */
  written: string;
}

/**
 * The components of a file in their order; within a sentence the order is free, since each language builds
 * its sentences differently. `undefined` when components of the file have findings of their own.
 */
function componentsOf(
  file: ParsedFile,
  fields: readonly string[],
  { components: rules, layout }: Project,
): Component[] | undefined {
  const { body } = file;
  if (!body) return undefined;
  if (rules && guardProblems(file, fields, rules).some(({ code }) => !ofNoComponent.has(code)))
    return undefined;
  const componentAt = (node: Nodes, section: string): Component[] =>
    isComponent(node) && !isHtml(node, layout) ? [componentOf(node, section, layout)] : [];
  const components: Component[] = [];
  visitSections(body, (node, section) => {
    const directive = layout && directiveIn(node);
    if (directive) components.push({ written: `:::${directive}`, node, section });
    if (!isTextBlock(node)) {
      components.push(...componentAt(node, section));
      return undefined;
    }
    const inSentence: Component[] = [];
    visit(node, (below) => {
      inSentence.push(...componentAt(below, section));
    });
    components.push(...inSentence.sort((a, b) => (a.written < b.written ? -1 : 1)));
    return SKIP;
  });
  return components;
}

const nameIn = ({ written }: Component): string | undefined => /^\S+/.exec(written)?.[0];

/** The name of a directive, `:::note`, which generators make a box of; its title is a text. */
function directiveIn(node: Nodes): string | undefined {
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' ? /^:{3,}[ \t]*([\p{L}\d-]+)/u.exec(first.value)?.[1] : undefined;
}

/** Elements of HTML, which Markdown may have too, are left alone where nothing is said of components. */
const isHtml = ({ name }: Element, layout: Layout | undefined): boolean =>
  layout !== undefined && !/[A-Z.]/.test(name ?? '');

function componentOf(node: Element, section: string, layout: Layout | undefined): Component {
  const attributes = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    if (layout && !isInvariant(attribute)) return [];
    return typeof attribute.value === 'string' ? `${attribute.name}="${attribute.value}"` : attribute.name;
  });
  return { written: `<${[node.name, ...attributes.sort()].join(' ')} />`, node, section };
}

/** Names that attributes with words have on components everywhere. */
const ofWords =
  /^(?:alt|caption|children|content|description|heading|label|name|placeholder|quote|summary|tag(?:line)?|text|title|tooltip)$|(?:alt|description|label|text|title)$/i;

/** Addresses, which may lead to the page of a language. */
const ofAddresses = /^(?:action|href|link|poster|src|srcset|to|url)$/i;

/** Whether an attribute of a component that nobody described is the same in every language: neither words nor an address. */
const isInvariant = ({ name, value }: MdxJsxAttribute): boolean =>
  !ofWords.test(name) &&
  !ofAddresses.test(name) &&
  !(typeof value === 'string' && /\p{L}\s+\p{L}/u.test(value));
