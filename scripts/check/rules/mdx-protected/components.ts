import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { grouped } from '../../core/grouped.ts';
import type { Layout } from '../../core/layout.ts';
import { directivesIn, marksOf, overlap } from '../../core/mdx/marks.ts';
import { type Component as Element, isComponent, isTextBlock, SKIP, visit } from '../../core/mdx/nodes.ts';
import {
  compareUnordered,
  hasSection,
  type InSection,
  nodesIn,
  visitSections,
} from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';
import { firstDivergence } from '../../outline/divergence.ts';
import { placeOfMissing } from '../../outline/outline.ts';
import { fieldNames } from '../../validate.ts';
import { guardProblems } from './guard.ts';

/**
 * Rule `mdx-protected`: a translation has the components of English with the same attributes, in the same
 * order. What content may not contain at all is refused by `validate()` under the same name.
 */
export function mdxComponents(pair: Pair): Finding[] {
  const { project, schema, source, translation } = pair;
  const fields = fieldNames(schema, source.data?.value);
  const [expected, found] = [source, translation].map((file) => componentsOf(file, fields, project));
  if (!expected || !found) return [];
  if (project.layout) return layoutComponents(expected, found, pair);
  const first = firstDivergence(expected, found, (a, b) => a.written === b.written);
  if (!first.expected) return first.found ? [extraComponent(first.found, pair)] : [];
  if (first.found) return [otherComponent(first.expected, first.found, pair)];
  return [missingComponent(first.expected, first.before, pair)];
}

/** In other layouts, whose sections may be in another order: what a section lacks, has twice, or has in place of another. */
function layoutComponents(english: readonly Component[], own: readonly Component[], pair: Pair): Finding[] {
  const { different, missing } = compareUnordered(english, own, likeness);
  const quotationsIn = (file: ParsedFile, section: string): number =>
    nodesIn(file, 'blockquote').filter((one) => one.section === section).length;
  // A box may be written as a quotation.
  const isQuoted = (one: Component): boolean =>
    isBox(one) && quotationsIn(pair.translation, one.section) > quotationsIn(pair.source, one.section);
  const lacking = missing.filter((one) => hasSection(pair.translation, one.section) && !isQuoted(one));
  return [
    // The first of a section: others may be inside of it.
    ...[...grouped(lacking, ({ section }) => section).values()].flatMap(([one]) => {
      if (!one) return [];
      const next = english[english.indexOf(one) + 1];
      const before = own.find(({ written, section }) => written === next?.written && section === one.section);
      return missingComponent(one, before, pair);
    }),
    ...different.flatMap(([found, expected]) => {
      // In a sentence, attributes may follow its grammar.
      const hasAll =
        found.node.type === 'mdxJsxTextElement' ||
        expected.attributes.every((attribute) => found.attributes.includes(attribute));
      if (!isSameNotation(found, expected) || [found, expected].every(isBox)) return [];
      return nameIn(found) === nameIn(expected) && hasAll ? [] : otherComponent(expected, found, pair);
    }),
  ];
}

/** How likely two components are the same, by their names and attributes, their sections, and what is in and after them. */
function likeness(one: Component, other: Component): number {
  const isSameSection = one.section === other.section;
  const isWrittenSo = one.written === other.written;
  if (nameIn(one) === nameIn(other) && (isWrittenSo || isSameSection))
    return 2 + Number(isWrittenSo) + overlap(one.marks, other.marks);
  // Names of directives, `:::note`, get translated, and some write a component in their place.
  if (!isSameSection) return 0;
  return isSameNotation(one, other) ? 0.5 : 0.25;
}

/** Boxes that site generators draw, which differ in their color. */
const isBox = ({ written }: Component): boolean =>
  /^:::(?:caution|danger|important|info|note|tip|warning)$/.test(written);

const isSameNotation = (one: Component, other: Component): boolean => one.written[0] === other.written[0];

function missingComponent(expected: Component, before: Component | undefined, pair: Pair): Finding {
  const { source, translation } = pair;
  // Before the next one, where that is in the same section.
  const place = before?.section === expected.section ? placeOf(before.node) : placeOfMissing(expected, pair);
  const data = {
    expected: expected.written,
    at: reference(source, placeOf(expected.node)),
    ...(before && { before: before.written }),
  };
  return finding(translation, place, 'mdx-protected', 'missing-component', data);
}

const extraComponent = (found: Component, { source, translation }: Pair): Finding =>
  finding(translation, placeOf(found.node), 'mdx-protected', 'extra-component', {
    found: found.written,
    english: source.path,
  });

function otherComponent(expected: Component, found: Component, pair: Pair): Finding {
  const { source, translation, project } = pair;
  // Attributes whose values may be any are told only where they are what is missing.
  const isByName = project.layout && nameIn(expected) !== nameIn(found);
  const shown = ({ written }: Component): string =>
    isByName ? written.replace(/ .*(?= \/>$)/, '') : written;
  return finding(translation, placeOf(found.node), 'mdx-protected', 'other-component', {
    expected: shown(expected),
    found: shown(found),
    at: reference(source, placeOf(expected.node)),
  });
}

interface Component extends InSection {
  /** As it is written with its attributes in one order; in other layouts, `…` stands for their values. */
  written: string;
  /** Each as `written` has it. */
  attributes: readonly string[];
  /** What is not translated in it and after it, up to the next component of its section. */
  marks: Set<string>;
}

/**
 * The components of a file in their order; within a sentence the order is free, since each language builds
 * its sentences differently. `undefined` where the file has something that it may not contain.
 */
function componentsOf(
  file: ParsedFile,
  fields: readonly string[],
  project: Project,
): Component[] | undefined {
  const { components: rules, layout } = project;
  const { body } = file;
  if (!body) return undefined;
  if (rules && guardProblems(file, fields, rules).length > 0) return undefined;
  const componentAt = (node: Nodes, section: string): Component[] =>
    isComponent(node) && !isHtml(node, layout) ? [componentOf(node, section, project)] : [];
  const components: Component[] = [];
  const mark = (node: Nodes, section: string): void => {
    const last = components.at(-1);
    if (last?.section === section) for (const mark of marksOf(node)) last.marks.add(mark);
  };
  visitSections(body, (node, section) => {
    for (const directive of layout ? directivesIn(node) : [])
      components.push({ written: `:::${directive}`, attributes: [], node, section, marks: new Set() });
    if (!isTextBlock(node)) {
      components.push(...componentAt(node, section));
      mark(node, section);
      return undefined;
    }
    const inSentence: Component[] = [];
    visit(node, (below) => {
      inSentence.push(...componentAt(below, section));
      mark(below, section);
    });
    components.push(...inSentence.sort((a, b) => (a.written < b.written ? -1 : 1)));
    return SKIP;
  });
  return components;
}

const nameIn = ({ written }: Component): string => written.split(' ', 1)[0] ?? '';

/** Elements of HTML, which Markdown may have too, are left alone where nothing is said of components. */
const isHtml = ({ name }: Element, layout: Layout | undefined): boolean =>
  layout !== undefined && !/[A-Z.]/.test(name ?? '');

function componentOf(node: Element, section: string, { layout }: Project): Component {
  const written = ({ name, value }: MdxJsxAttribute): string => {
    // What the values say may be of the language.
    if (layout && value) return `${name}="…"`;
    if (typeof value === 'string') return `${name}="${value}"`;
    return value ? `${name}={${value.value.replace(/\s+/g, ' ').trim()}}` : name;
  };
  const attributes = node.attributes
    .flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? written(attribute) : []))
    .sort();
  const tag = `<${[node.name, ...attributes].join(' ')} />`;
  return { written: tag, attributes, node, section, marks: new Set() };
}
