import type { Finding } from '../../../schema/finding.ts';
import type { Graph } from '../../content/graph.ts';
import { file } from './file.ts';
import { glossary } from './glossary.ts';
import { headings } from './headings.ts';
import { keys } from './keys.ts';
import { mdxProtected } from './mdx-protected.ts';
import { placeholders } from './placeholders.ts';

/** What the check looks at beyond `validate()`; each rule is a pure function of the graph. */
export const checkRules: readonly ((graph: Graph) => Finding[])[] = [
  file,
  keys,
  placeholders,
  mdxProtected,
  headings,
  glossary,
];
