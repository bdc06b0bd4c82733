import type { CheckContext } from '../context.ts';
import type { Graph } from '../core/graph.ts';
import type { Pair, SourceFile } from '../core/pairs.ts';
import type { Finding } from '../finding.ts';
import { sourceLeftovers, translationLeftovers } from './chars/leftovers.ts';
import { file } from './file/file.ts';
import { glossary } from './glossary/glossary.ts';
import { headings } from './headings/headings.ts';
import { keys, searchResults } from './keys/keys.ts';
import { linkDifferences, links, sourceLinks } from './links/links.ts';
import { mdxCode } from './mdx-protected/code.ts';
import { mdxComponents } from './mdx-protected/components.ts';
import { mdxLists } from './mdx-protected/lists.ts';
import { mdxTables } from './mdx-protected/tables.ts';
import { numbers } from './numbers/numbers.ts';
import { placeholders, unknownPlaceholders } from './placeholders/placeholders.ts';
import { stale } from './stale/stale.ts';
import { typography } from './typography/typography.ts';
import { otherLength } from './untranslated/other-length.ts';
import { sourceTodo, todo } from './untranslated/todo.ts';
import { twice } from './untranslated/twice.ts';
import { untranslated } from './untranslated/untranslated.ts';

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
  twice,
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
