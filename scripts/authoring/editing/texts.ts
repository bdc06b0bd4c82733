import type { Heading, Nodes, Paragraph, TableCell } from 'mdast';
import type { z } from 'zod';
import {
  dotted,
  isPage,
  type ParsedFile,
  partOf,
  type Section,
  sectionName,
  sectionsOf,
  splitValidId,
  type Text,
  textsOf,
} from '../../check/core/index.ts';
import type { Unit, UnitRole } from './unit.ts';

/** One text at its place in a file. */
export interface PlacedText extends Pick<Unit, 'id' | 'part' | 'role' | 'kind'> {
  /** The value, or the Markdown of the block. */
  text: string;
  span: readonly [from: number, to: number];
  /** For a value: its path, plural form and description from the schema. */
  field?: Text;
  /** The node types of all blocks of a section, in order; blocks are matched only with a section of the same shape. */
  shape?: string;
}

/** Returns the values of a file, in schema order, then each section of its body, as a whole and block by block. */
export function placedTexts(schema: z.ZodType, { data, body, text, extension }: ParsedFile): PlacedText[] {
  const values = textsOf(schema, data?.value).map(
    (field): PlacedText => ({
      id: dotted(field.path),
      part: partOf(field, isPage({ extension })),
      role: 'value',
      kind: 'plain',
      text: field.value,
      span: data?.rangeOf(field.path) ?? [0, 0],
      field,
    }),
  );
  return [...values, ...(body ? sectionsOf(body).flatMap((section) => sectionTexts(section, text)) : [])];
}

/** Returns a section, followed by those of its blocks that have words. */
function sectionTexts({ id, nodes }: Section, file: string): PlacedText[] {
  const part = sectionName(id);
  const leaves = nodes.flatMap((node) => leavesOf(node, '', ''));
  const shape = leaves.map(({ path }) => path).join();
  const placed = (id: string, role: UnitRole, span: PlacedText['span']): PlacedText => {
    return { id, part, role, kind: 'markdown', text: file.slice(...span), span, shape };
  };
  return [
    placed(part, 'section', [nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0]),
    ...leaves.flatMap(({ node, role }, index) =>
      hasWords(node) ? placed(`${part}:${index}`, role, spanOf(node, file)) : [],
    ),
  ];
}

/** A block that contains text and no other blocks, with the types of the nodes that lead to it. */
interface Leaf {
  node: Heading | Paragraph | TableCell;
  role: UnitRole;
  path: string;
}

function leavesOf(node: Nodes, parent: string, path: string): Leaf[] {
  const at = `${path}/${node.type}`;
  switch (node.type) {
    case 'heading':
      return [{ node, role: 'heading', path: at }];
    case 'paragraph':
      return [{ node, role: parent === 'listItem' ? 'item' : 'paragraph', path: at }];
    case 'tableCell':
      return [{ node, role: 'cell', path: at }];
    default:
      return 'children' in node ? node.children.flatMap((child) => leavesOf(child, node.type, at)) : [];
  }
}

/** Returns the range of a block's text, without the characters that make it a heading or a cell. */
function spanOf({ type, position, children }: Leaf['node'], file: string): [from: number, to: number] {
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (type === 'paragraph') return [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const from = first?.start.offset ?? 0;
  const to = last?.end.offset ?? from;
  return [from, type === 'heading' ? from + splitValidId(file.slice(from, to)).text.length : to];
}

/** Whether a block has words; components and code are the same in every language. */
const hasWords = (node: Nodes): boolean =>
  (node.type === 'text' && node.value.trim() !== '') ||
  (node.type === 'image' && Boolean(node.alt)) ||
  ('children' in node && node.type !== 'mdxJsxTextElement' && node.children.some(hasWords));
