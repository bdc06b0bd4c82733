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

/** What a translation lacks of an English page: whole sections, and components, each before what follows it there. */
export function missingBlocks(
  source: ParsedFile,
  translation: ParsedFile,
  rules: Components,
): MissingBlock[] {
  const english = blocksOf(source, rules);
  const own = new Map(blocksOf(translation, rules).map((block) => [block.key, block]));
  const missing = english.flatMap((block, index) => {
    const isOfLost = block.section !== undefined && !own.has(`#${block.section}`);
    const isComponent = block.key.startsWith('<');
    if (!isOfLost && !(isComponent && !own.has(block.key))) return [];
    const next = english.slice(index).find(({ key }) => own.has(key));
    const at = own.get(next?.key ?? '')?.start ?? translation.text.trimEnd().length;
    return { ...block, isOfLost, at };
  });
  return missing.sort((a, b) => a.at - b.at);
}

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
