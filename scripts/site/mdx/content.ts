import type { Processor } from 'unified';
import { treeOf } from '../../check/core/index.ts';
import type { ContentSource } from '../../content/source.ts';

/**
 * remark plugin: reads texts as the check does, and takes those that it has already parsed from the graph, since parsing
 * is most of compiling: a build of 1,000 pages takes a seventh less time (`npm run bench -- build`).
 */
export function remarkContent(this: Processor, source: ContentSource): void {
  this.parser = (text, { path }) => {
    const known = source.pageFile(path);
    return known?.text === text && known.body ? structuredClone(known.body) : treeOf(text);
  };
}
