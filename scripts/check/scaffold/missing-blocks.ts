import { diffArrays } from 'diff';
import { idOfHeading } from '../core/mdx/headings.ts';
import type { ParsedFile } from '../core/parsed-file.ts';
import type { Components } from '../core/project.ts';

/** A heading, a component, a paragraph or the like that a translation lacks. */
export interface MissingBlock extends Block {
  /** Its whole section is missing. */
  isOfLost: boolean;
  /** Offset in the translation of what it belongs before; the end of the text for none. */
  at: number;
}

interface Block {
  /** What it is recognized by: a heading by its id, a component as it is written, others by their place. */
  key: string;
  /** The id of the heading above it; nothing behind a component that has a heading of its own. */
  section: string | undefined;
  /** Offsets in its file. */
  start: number;
  end: number;
}

/** What a translation lacks of an English page: whole sections, and components, each behind what it follows there. */
export function missingBlocks(
  source: ParsedFile,
  translation: ParsedFile,
  rules: Components,
): MissingBlock[] {
  const [english, own] = [blocksOf(source, rules), blocksOf(translation, rules)];
  const there = new Set(keysOf(own));
  const missing: MissingBlock[] = [];
  let [from, to] = [0, 0];
  for (const { count, added, removed } of diffArrays(keysOf(own), keysOf(english))) {
    if (!added) from += count;
    if (!removed) to += count;
    if (!added) continue;
    const at = own[from]?.start ?? translation.text.trimEnd().length;
    for (const block of english.slice(to - count, to)) {
      const isOfLost = block.section !== undefined && !there.has(`#${block.section}`);
      const isComponent = block.key.startsWith('<');
      if (isOfLost || (isComponent && !there.has(block.key))) missing.push({ ...block, isOfLost, at });
    }
  }
  return missing;
}

const keysOf = (blocks: readonly Block[]): string[] => blocks.map(({ key }) => key);

function blocksOf({ body, text }: ParsedFile, rules: Components): Block[] {
  const blocks: Block[] = [];
  let section: string | undefined;
  // The last heading, with the number of blocks since.
  let [heading, nth] = ['', 0];
  for (const node of body?.children ?? []) {
    if (node.type === 'yaml') continue;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const id = node.type === 'heading' ? idOfHeading(node) : undefined;
    let key = '';
    if (id !== undefined) {
      section = id;
      [heading, nth] = [id, 0];
      key = `#${id}`;
    } else if (node.type === 'mdxJsxFlowElement') {
      key = text.slice(start, end);
      if (rules[node.name ?? '']?.section) section = undefined;
    } else {
      key = `${heading} ${nth++}`;
    }
    blocks.push({ key, section, start, end });
  }
  return blocks;
}
