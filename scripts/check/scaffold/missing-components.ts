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
  const missing: MissingComponent[] = [];
  let [from, to] = [0, 0];
  let after = 0;
  for (const { value, added, removed } of diffArrays(keysOf(own), keysOf(english))) {
    for (const key of value) {
      if (added && key.startsWith('<')) {
        const [previous, landmark] = [english[to - 1]?.index ?? -1, english[to]?.index ?? 0];
        after = Math.min(after + landmark - previous - 1, own[from]?.index ?? blocks.length);
        const isMoved = timesIn(own, key) >= timesIn(english, key);
        const at = blocks[after]?.position?.start.offset ?? translation.text.length;
        if (!isMoved) missing.push({ written: key, at });
      }
      if (!added) after = (own[from]?.index ?? 0) + 1;
      if (!added) from++;
      if (!removed) to++;
    }
  }
  return missing;
}

type Body = Pick<ParsedFile, 'body' | 'text'>;

const blocksOf = ({ body }: Body): RootContent[] =>
  body?.children.filter(({ type }) => type !== 'yaml') ?? [];

const keysOf = (landmarks: readonly Landmark[]): string[] => landmarks.map(({ key }) => key);

const timesIn = (landmarks: readonly Landmark[], wanted: string): number =>
  landmarks.filter(({ key }) => key === wanted).length;

function landmarksOf(file: Body): Landmark[] {
  return blocksOf(file).flatMap((block, index) => {
    const { start, end } = block.position ?? {};
    const written = file.text.slice(start?.offset, end?.offset);
    if (block.type === 'heading') return [{ key: `#${splitHeadingId(written).id ?? written}`, index }];
    return block.type === 'mdxJsxFlowElement' ? [{ key: written, index }] : [];
  });
}
