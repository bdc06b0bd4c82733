import type { Heading, Nodes, Paragraph, TableCell } from 'mdast';
import type { z } from 'zod';
import {
  dotted,
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

/** What texts are read from: a file, or an older version of it. */
export type Readable = Pick<ParsedFile, 'text' | 'data' | 'body'>;

/** One text as it is in a file. */
export interface PlacedText extends Pick<Unit, 'id' | 'part' | 'role' | 'kind'> {
  /** The value, or the Markdown of the block. */
  text: string;
  span: readonly [from: number, to: number];
}

/** A value of a frontmatter or of a namespace. */
export interface Value extends PlacedText {
  field: Text;
}

/** A section of a body with those of its blocks that have words. */
export interface BlockSection {
  id: string;
  /** The kinds of all its blocks, nested ones in their order; translations have the same. */
  shape: string;
  /** The whole section as one text. */
  whole: PlacedText;
  blocks: PlacedText[];
}

/** The values of a file, in its order. */
export function valuesOf(schema: z.ZodType, { data }: Readable, isPage: boolean): Value[] {
  return textsOf(schema, data?.value).map((field) => ({
    id: dotted(field.path),
    part: partOf(field, isPage),
    role: 'value',
    kind: 'plain',
    text: field.value,
    span: data?.rangeOf(field.path) ?? [0, 0],
    field,
  }));
}

/** The sections of the body of a page, in its order. */
export const blockSectionsOf = ({ body, text }: Readable): BlockSection[] =>
  body ? sectionsOf(body).map((section) => blockSection(section, text)) : [];

function blockSection({ id, nodes }: Section, file: string): BlockSection {
  const part = sectionName(id);
  const leaves = nodes.flatMap((node) => leavesOf(node, '', ''));
  const span = [nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0] as const;
  return {
    id,
    shape: leaves.map(({ path }) => path).join(),
    whole: { id: part, part, role: 'section', kind: 'markdown', text: file.slice(...span), span },
    blocks: leaves.flatMap(({ node, role }, index): PlacedText[] => {
      const own = spanOf(node, file);
      const block = { id: `${part}:${index}`, part, role, text: file.slice(...own), span: own };
      return saysSomething(node) ? [{ ...block, kind: 'markdown' }] : [];
    }),
  };
}

/** A block that holds a text and no other blocks, with the types of the nodes that lead to it. */
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

/** The characters of the text of a block, without the signs that make it a heading or a cell. */
function spanOf({ type, position, children }: Leaf['node'], file: string): [from: number, to: number] {
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (type === 'paragraph') return [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const from = first?.start.offset ?? 0;
  const to = last?.end.offset ?? from;
  return [from, type === 'heading' ? from + splitValidId(file.slice(from, to)).text.length : to];
}

/** Whether a block has words; components and code are the same in every language. */
const saysSomething = (node: Nodes): boolean =>
  (node.type === 'text' && node.value.trim() !== '') ||
  (node.type === 'image' && Boolean(node.alt)) ||
  ('children' in node && node.type !== 'mdxJsxTextElement' && node.children.some(saysSomething));
