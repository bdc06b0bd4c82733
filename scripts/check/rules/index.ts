import type { CheckContext } from '../context.ts';
import type { Finding } from '../core/finding.ts';
import type { Graph } from '../core/graph.ts';
import type { Pair, SourceFile } from '../core/pairs.ts';
import { otherLength } from '../other-length.ts';
import { file } from './file.ts';
import { glossary } from './glossary.ts';
import { headings } from './headings.ts';
import { keys } from './keys.ts';
import { sourceLeftovers, translationLeftovers } from './leftovers.ts';
import { linkDifferences, links, sourceLinks } from './links.ts';
import { mdxCode } from './mdx-code.ts';
import { mdxComponents } from './mdx-components.ts';
import { mdxLists } from './mdx-lists.ts';
import { mdxTables } from './mdx-tables.ts';
import { numbers } from './numbers.ts';
import { placeholders, unknownPlaceholders } from './placeholders.ts';
import { searchResults } from './search-result.ts';
import { stale } from './stale.ts';
import { sourceTodo, todo } from './todo.ts';
import { typography } from './typography.ts';
import { untranslated } from './untranslated.ts';

/*
 * What the check looks at beyond `validate()`. Each rule is a pure function of what it is given, so that its
 * findings can be kept until one of the files changes.
 */

/** Rules about which files there are. */
export const graphRules: readonly ((graph: Graph) => Finding[])[] = [file];

/** Rules about an English file. */
export const sourceRules: readonly ((file: SourceFile, context: CheckContext) => Finding[])[] = [
  unknownPlaceholders,
  sourceLinks,
  sourceTodo,
  sourceLeftovers,
  ({ source, project }) => searchResults(source, project),
];

/** Rules that lay a translation beside its English file. */
export const pairRules: readonly ((pair: Pair, context: CheckContext) => Finding[])[] = [
  keys,
  todo,
  placeholders,
  headings,
  links,
  translationLeftovers,
  ({ translation, project }) => searchResults(translation, project),
  glossary,
  untranslated,
  typography,
  stale,
];

/**
 * Rules about what a translation has more or less than English, part by part. Where English has changed since, that is
 * why, and a finding of `stale`: these rules ask again once the translation follows.
 */
export const differenceRules: readonly ((pair: Pair, context: CheckContext) => Finding[])[] = [
  mdxComponents,
  mdxCode,
  mdxLists,
  mdxTables,
  linkDifferences,
  numbers,
  otherLength,
];
