import type { Nodes } from 'mdast';
import { grouped } from '../../core/grouped.ts';
import { directivesIn, marksOf, overlap } from '../../core/mdx/marks.ts';
import { isComponent, isTextBlock, SKIP, visit } from '../../core/mdx/nodes.ts';
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
import { guardProblems, tagOf } from './guard.ts';

/**
 * Rule `mdx-protected`: a translation has the components of the source with the same attributes, and if the project
 * lists its components, in the same order. What content may not contain at all is reported by `validate()`.
 */
export function mdxComponents(pair: Pair): Finding[] {
  const { project, schema, source, translation } = pair;
  const fields = fieldNames(schema, source.data?.value);
  const [expected, found] = [source, translation].map((file) => componentsOf(file, fields, project));
  if (!expected || !found) return [];
  const differences = differentComponents(expected, found, pair);
  return project.components && differences.length === 0 ? otherOrder(expected, found, pair) : differences;
}

/** Reports the first component that is somewhere else than in the source, or that the source does not have. */
function otherOrder(english: readonly Component[], translated: readonly Component[], pair: Pair): Finding[] {
  const { source, translation } = pair;
  const isSame = (one: Component, other: Component): boolean =>
    one.written === other.written && one.section === other.section;
  const { expected, found } = firstDivergence(english, translated, isSame);
  if (!found) return [];
  const place = placeOf(found.node);
  const moved = translated.find(({ written }) => written === expected?.written);
  if (!expected || !moved)
    return [
      finding(translation, place, 'mdx-protected', 'extra-component', {
        found: found.written,
        english: source.path,
      }),
    ];
  const { written, section, node } = expected;
  const data = {
    found: written,
    section,
    at: reference(source, placeOf(node)),
    ...(moved.section === section && { before: found.written }),
  };
  return [finding(translation, placeOf(moved.node), 'mdx-protected', 'moved', data)];
}

/** Reports components that a section lacks or has replaced. */
function differentComponents(
  english: readonly Component[],
  translated: readonly Component[],
  pair: Pair,
): Finding[] {
  const { different, missing } = compareUnordered(english, translated, likeness);
  const quotationsIn = (file: ParsedFile, section: string): number =>
    nodesIn(file, 'blockquote').filter((one) => one.section === section).length;
  // A box may be written as a block quote.
  const isQuoted = (one: Component): boolean =>
    isBox(one) && quotationsIn(pair.translation, one.section) > quotationsIn(pair.source, one.section);
  const lacking = missing.filter((one) => hasSection(pair.translation, one.section) && !isQuoted(one));
  return [
    // Only the first of a section, since the others may be inside it.
    ...[...grouped(lacking, ({ section }) => section).values()].map(([one]) =>
      missingComponent(one, english, translated, pair),
    ),
    ...different.flatMap(([found, expected]) => {
      // In a sentence, attributes may depend on its grammar.
      const hasAll =
        found.node.type === 'mdxJsxTextElement' ||
        expected.attributes.every((attribute) => found.attributes.includes(attribute));
      if (!isSameNotation(found, expected) || [found, expected].every(isBox)) return [];
      return nameIn(found) === nameIn(expected) && hasAll ? [] : otherComponent(expected, found, pair);
    }),
  ];
}

/** Returns how likely two components are the same, by name, attributes, section, and what is in and after them. */
function likeness(one: Component, other: Component): number {
  const isSameSection = one.section === other.section;
  const isWrittenSo = one.written === other.written;
  if (nameIn(one) === nameIn(other) && (isWrittenSo || isSameSection))
    return 2 + Number(isWrittenSo) + overlap(one.marks, other.marks);
  // Names of directives, `:::note`, may be translated, and a component may replace a directive.
  if (!isSameSection) return 0;
  return isSameNotation(one, other) ? 0.5 : 0.25;
}

/** Whether it is a box of a site generator (admonition); these differ only in their color. */
const isBox = ({ written }: Component): boolean =>
  /^:::(?:caution|danger|important|info|note|tip|warning)$/.test(written);

const isSameNotation = (one: Component, other: Component): boolean => one.written[0] === other.written[0];

function missingComponent(
  expected: Component,
  english: readonly Component[],
  translated: readonly Component[],
  pair: Pair,
): Finding {
  const { source, translation } = pair;
  const { section } = expected;
  const next = english[english.indexOf(expected) + 1];
  const before = translated.find((one) => one.written === next?.written && one.section === section);
  const place = before ? placeOf(before.node) : placeOfMissing(expected, pair);
  const isAtStart = section === '' && nodesIn(translation, 'heading').length > 0;
  const start = expected.node.position?.start.offset ?? 0;
  const data = {
    expected: expected.written,
    at: reference(source, placeOf(expected.node)),
    // Notes to readers of the source are the same on many pages.
    note: source.text.slice(start, start + 120).replace(/\n:{3,}[ \t]*\n.*$/s, ''),
    ...((before || isAtStart) && { before: before?.written ?? 'the first heading' }),
  };
  return finding(translation, place, 'mdx-protected', 'missing-component', data);
}

function otherComponent(expected: Component, found: Component, pair: Pair): Finding {
  const { source, translation } = pair;
  // Attributes are shown only if the names are the same: then they are what differs.
  const isByName = nameIn(expected) !== nameIn(found);
  const shown = ({ written }: Component): string =>
    isByName ? written.replace(/ .*(?= \/>$)/, '') : written;
  return finding(translation, placeOf(found.node), 'mdx-protected', 'other-component', {
    expected: shown(expected),
    found: shown(found),
    at: reference(source, placeOf(expected.node)),
  });
}

interface Component extends InSection {
  /** Its tag with the attributes sorted; `…` stands for values that may be translated. */
  written: string;
  /** Each as in `written`. */
  attributes: readonly string[];
  /** What is the same in every language, in it and after it, up to the next component of its section. */
  marks: Set<string>;
}

/**
 * Returns the components of a file in order; those of a sentence are sorted, since word order differs between
 * languages. `undefined` if the file has no body, or contains something that is not allowed.
 */
function componentsOf(
  file: ParsedFile,
  fields: readonly string[],
  project: Project,
): Component[] | undefined {
  const { components: rules } = project;
  const { body } = file;
  if (!body) return undefined;
  if (rules && guardProblems(file, fields, rules).length > 0) return undefined;
  const componentAt = (node: Nodes, section: string): Component[] =>
    tagsOf(node, rules !== undefined).map((tag) => ({ ...tag, node, section, marks: new Set() }));
  const components: Component[] = [];
  const mark = (node: Nodes, section: string): void => {
    const last = components.at(-1);
    if (last?.section === section) for (const mark of marksOf(node)) last.marks.add(mark);
  };
  visitSections(body, (node, section) => {
    for (const directive of directivesIn(node))
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

/** Returns the tags of components in a node. HTML has lowercase tags, which a translation may write differently. */
function tagsOf(node: Nodes, withValues: boolean): Pick<Component, 'written' | 'attributes'>[] {
  if (node.type === 'html') return [...node.value.replace(notShown, '').matchAll(vueTag)].map(vueTagOf);
  return isComponent(node) && /[A-Z.]/.test(node.name ?? '') ? [tagOf(node, withValues)] : [];
}

const notShown = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** The tag of a component in Markdown, which VitePress and VuePress pass on to Vue. */
const vueTag = /<([A-Z][\w.]*)((?:[^<>"']|"[^"]{0,900}"|'[^']{0,900}'){0,900})>/g;

function vueTagOf([, name = '', rest = '']: RegExpExecArray) {
  const attributes = [...rest.matchAll(/([:@#\w.-]+)(=(?:"[^"]*"|'[^']*'))?/g)]
    .map(([, attribute = '', value]) => (value ? `${attribute}="…"` : attribute))
    .sort();
  return { written: `<${[name, ...attributes].join(' ')} />`, attributes };
}
