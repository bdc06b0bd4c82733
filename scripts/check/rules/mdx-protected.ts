import type { Code as CodeBlock, InlineCode, Nodes, Root, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { quote } from '../../../schema/explain.ts';
import type { Finding } from '../../../schema/finding.ts';
import type { ParsedFile } from '../../content/graph.ts';
import type { Place } from '../../content/located.ts';
import { fieldNames, findingAt } from '../../content/validate.ts';
import { guardProblems } from '../../mdx/guard.ts';
import { firstDivergence } from '../divergence.ts';
import type { Pair } from '../pairs.ts';
import { lastLine, placeOf, reference } from '../place.ts';
import { compareUnordered, type InSection, placeOfSection, visitSections } from '../sections.ts';

/**
 * Rule `mdx-protected`: a translation has the components of English with the same attributes, in the same
 * order, the same code, and tables of the same size. What content may not contain at all is refused by
 * `validate()` under the same name.
 */
export function mdxProtected(pair: Pair): Finding[] {
  return [...otherComponents(pair), ...otherCode(pair), ...otherTables(pair)];
}

function otherComponents({ schema, source, translation }: Pair): Finding[] {
  const fields = fieldNames(schema, source.data?.value);
  const [expected, found] = [componentsOf(source, fields), componentsOf(translation, fields)];
  if (!expected || !found) return [];
  const divergence = firstDivergence(expected, found, (a, b) => a.written === b.written);
  if (!divergence) return [];
  const english = ({ written, node }: Component) => `${written} of ${reference(source, placeOf(node))}`;
  switch (divergence.kind) {
    case 'missing': {
      const { expected, before } = divergence;
      const place = before ? placeOf(before.node) : lastLine(translation);
      const message = `${english(expected)} is missing ${before ? `before ${before.written}` : 'at the end'}.`;
      return [
        findingAt(
          translation,
          place,
          'mdx-protected',
          message,
          `put ${expected.written} where English has it.`,
        ),
      ];
    }
    case 'extra': {
      const { written, node } = divergence.found;
      const message = `${written} does not stand at this place in ${source.path}.`;
      return [findingAt(translation, placeOf(node), 'mdx-protected', message, `remove ${written}.`)];
    }
    case 'different': {
      const { expected, found } = divergence;
      const message = `expected ${english(expected)}, found ${found.written}.`;
      const fix = `write ${expected.written} here, and keep the components in the order of English.`;
      return [findingAt(translation, placeOf(found.node), 'mdx-protected', message, fix)];
    }
  }
}

interface Component {
  /** As a component with these attributes is written, whatever their order in the file. */
  written: string;
  node: MdxJsxFlowElement | MdxJsxTextElement;
}

/**
 * The components of a file in their order; within a sentence the order is free, since each language builds
 * its sentences differently. `undefined` when components of the file have findings of their own.
 */
function componentsOf({ body }: ParsedFile, fields: readonly string[]): Component[] | undefined {
  if (!body || guardProblems(body, fields).some(({ node }) => isComponent(node))) return undefined;
  const components: Component[] = [];
  visit(body, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      components.push(...inlineComponents(node).sort((a, b) => (a.written < b.written ? -1 : 1)));
      return SKIP;
    }
    if (isComponent(node)) components.push(componentOf(node));
    return undefined;
  });
  return components;
}

function inlineComponents(block: Nodes): Component[] {
  const components: Component[] = [];
  visit(block as Root, (node) => {
    if (isComponent(node)) components.push(componentOf(node));
  });
  return components;
}

const isComponent = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function componentOf(node: MdxJsxFlowElement | MdxJsxTextElement): Component {
  const attributes = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    return typeof attribute.value === 'string' ? `${attribute.name}="${attribute.value}"` : attribute.name;
  });
  return { written: `<${[node.name, ...attributes.sort()].join(' ')} />`, node };
}

/** Code is the same in every language, apart from comments in blocks of it. */
function otherCode({ source, translation }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const { different, missing, extra } = compareUnordered(
    codeOf(source.body),
    codeOf(translation.body),
    (one, other) => one.node.type === other.node.type,
  );
  const finding = (place: Place, message: string, fix: string) =>
    findingAt(translation, place, 'mdx-protected', message, fix);
  const english = ({ node }: Code) => `${writtenCode(node)} of ${reference(source, placeOf(node))}`;
  return [
    ...different.map(([found, expected]) => {
      const message = `expected the code ${english(expected)}, found ${writtenCode(found.node)}.`;
      return finding(
        placeOf(found.node),
        message,
        'write it exactly as English does; code is not translated.',
      );
    }),
    ...extra.map(({ node }) => {
      const message = `the code ${writtenCode(node)} does not stand in ${source.path}.`;
      return finding(placeOf(node), message, 'write it without the signs `.');
    }),
    ...missing.map((code) => {
      const message = `the code ${english(code)} is missing in this section.`;
      const fix = `write ${writtenCode(code.node)} where it belongs in the sentence.`;
      return finding(placeOfSection(translation, code.section), message, fix);
    }),
  ];
}

interface Code extends InSection {
  node: InlineCode | CodeBlock;
  key: string;
}

function codeOf(body: Root): Code[] {
  const found: Code[] = [];
  visitSections(body, (node, section) => {
    if (node.type === 'inlineCode') found.push({ node, section, key: node.value });
    if (node.type === 'code') {
      const lines = node.value
        .split('\n')
        .map((line) => line.replace(/(?:^|\s)(?:#|\/\/|--).*$/, '').trimEnd());
      found.push({ node, section, key: `\n${node.lang ?? ''}\n${lines.filter(Boolean).join('\n')}` });
    }
  });
  return found;
}

const writtenCode = (node: InlineCode | CodeBlock): string =>
  node.type === 'inlineCode' ? `\`${node.value}\`` : quote(node.value.split('\n')[0] ?? '');

/** Tables hold facts: none of their rows and columns may get lost. */
function otherTables({ source, translation }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const found = tablesOf(translation.body);
  return tablesOf(source.body).flatMap((english, index) => {
    const at = reference(source, placeOf(english));
    const own = found[index];
    if (!own) {
      const message = `the table of English (${at}) is missing.`;
      return [
        findingAt(
          translation,
          lastLine(translation),
          'mdx-protected',
          message,
          'copy it, and translate its cells.',
        ),
      ];
    }
    const [expected, actual] = [sizeOf(english), sizeOf(own)];
    if (expected === actual) return [];
    const message = `the table has ${actual}, that of English (${at}) has ${expected}.`;
    const fix = 'write the rows and columns of English, each translated at its place.';
    return [findingAt(translation, placeOf(own), 'mdx-protected', message, fix)];
  });
}

function tablesOf(body: Root): Table[] {
  const tables: Table[] = [];
  visit(body, 'table', (node) => {
    tables.push(node);
  });
  return tables;
}

const sizeOf = ({ children }: Table): string =>
  `${children.length} rows and ${Math.max(...children.map((row) => row.children.length))} columns`;
