import { diffArrays } from 'diff';
import type { RootContent } from 'mdast';
import type { ParsedFile } from '../core/graph.ts';
import { splitHeadingId } from '../core/mdx/headings.ts';

export interface MissingComponent {
  written: string;
  /** Offset in the translation of the block that it belongs before; the end of the text for none. */
  at: number;
}

interface Landmark {
  /** What it is recognized by: the id of a heading, a component as it is written. */
  key: string;
  index: number;
}

/** The components on lines of their own that a translation lacks, each after the same headings and paragraphs. */
export function missingComponents(source: ParsedFile, translation: Body): MissingComponent[] {
  if (!translation.body) return [];
  const [english, own] = [landmarksOf(source), landmarksOf(translation)];
  const blocks = blocksOf(translation);
  const count = (landmarks: readonly Landmark[], wanted: string): number =>
    landmarks.filter(({ key }) => key === wanted).length;
  const missing: MissingComponent[] = [];
  let [from, to] = [0, 0];
  let after = 0;
  for (const part of diffArrays(keysOf(own), keysOf(english))) {
    for (const key of part.value) {
      const landmark = english[to];
      if (part.added && landmark && key.startsWith('<')) {
        const previous = english[to - 1]?.index ?? -1;
        const next = own[from]?.index ?? blocks.length;
        after = Math.min(after + landmark.index - previous - 1, next);
        const isMoved = count(own, key) >= count(english, key);
        if (!isMoved) {
          missing.push({
            written: key,
            at: blocks[after]?.position?.start.offset ?? translation.text.length,
          });
        }
      }
      if (!part.added) after = (own[from]?.index ?? 0) + 1;
      if (!part.added) from++;
      if (!part.removed) to++;
    }
  }
  return missing;
}

type Body = Pick<ParsedFile, 'body' | 'text'>;

const blocksOf = ({ body }: Body): RootContent[] =>
  body?.children.filter(({ type }) => type !== 'yaml') ?? [];

const keysOf = (landmarks: readonly Landmark[]): string[] => landmarks.map(({ key }) => key);

function landmarksOf(file: Body): Landmark[] {
  return blocksOf(file).flatMap((block, index) => {
    const { start, end } = block.position ?? {};
    const written = file.text.slice(start?.offset, end?.offset);
    if (block.type === 'heading') return [{ key: `#${splitHeadingId(written).id ?? written}`, index }];
    return block.type === 'mdxJsxFlowElement' ? [{ key: written, index }] : [];
  });
}
