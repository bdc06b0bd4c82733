import type { Heading, Nodes, Paragraph, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { z } from 'zod';
import { objectMark } from '../core/characters.ts';
import { dotted, nameOf } from '../core/explain.ts';
import { grouped } from '../core/grouped.ts';
import { idOfHeading, markdownOf, splitHeadingId } from '../core/mdx/headings.ts';
import { isTextBlock, SKIP, visit } from '../core/mdx/nodes.ts';
import { memoize } from '../core/memoize.ts';
import type { ParsedFile } from '../core/parsed-file.ts';
import { type Place, placeAt, startOfFile } from '../core/parsing/located.ts';
import { textsIn } from '../core/texts.ts';
import { isTodo, todoMark } from '../core/todo.ts';
import type { Edit } from '../finding.ts';
import { type SourceMap, sourceMap } from './source-map.ts';

/** A run of text that visitors read: a field, or a paragraph, heading, table cell or image alt text of a body. */
export interface Prose {
  /**
   * What it is compared by: the path of a field (for a plural, of its form `other`), or `#` and the id of its section;
   * `#` alone before the first heading.
   */
  unit: string;
  /** The name of the unit in messages. */
  name: string;
  kind: 'field' | 'paragraph' | 'heading' | 'cell' | 'picture';
  /** As visitors read it; U+FFFC stands for code or a component. */
  text: string;
  /** Ranges that may be names: links to other sites, bold labels, and emphasis without longer lower-case words. */
  titles?: readonly (readonly [from: number, to: number])[];
  /** The offsets of its characters in the file. */
  readonly map: SourceMap;
}

/** Returns every run of text of a file, in file order, including those that are still to be translated. */
export const allProseOf = memoize((file: ParsedFile, schema: z.ZodType): readonly Prose[] => [
  ...fieldProse(schema, file),
  ...bodyProse(file),
]);

/** Returns every run of text of a file, in file order, without the units that are still to be translated. */
export const proseOf = memoize((file: ParsedFile, schema: z.ZodType): readonly Prose[] => {
  const prose = allProseOf(file, schema);
  const todo = new Set(prose.flatMap((one) => (isMarkedTodo(one) ? one.unit : [])));
  return todo.size > 0 ? prose.filter(({ unit }) => !todo.has(unit)) : prose;
});

/** Whether a run of text is marked as unfinished, such as with TODO; in a table, “TBD” is a value. */
export const isMarkedTodo = ({ kind, text }: Prose): boolean =>
  isTodo(text) && (kind !== 'cell' || text.startsWith(todoMark));

/** Returns the place in the file of a character in a run of text. */
export const placeIn = (file: ParsedFile, { map }: Prose, index: number): Place => {
  const offset = map[index];
  return offset === undefined ? startOfFile : placeAt(file.text, offset);
};

/** Returns an edit of a run of text; `undefined` if the file escapes these characters, which an edit could break. */
export function editOf(
  file: ParsedFile,
  { text, map }: Prose,
  from: number,
  to: number,
  replacement: string,
): Edit | undefined {
  const [start, end] = [map[from], map[to]];
  if (start === undefined || end === undefined || file.text.slice(start, end) !== text.slice(from, to)) {
    return undefined;
  }
  return { start, end, text: replacement };
}

/** Groups the runs of text of a file by unit, in file order. */
export const unitsOf = (prose: readonly Prose[]): Map<string, [Prose, ...Prose[]]> =>
  grouped(prose, ({ unit }) => unit);

function fieldProse(schema: z.ZodType, file: ParsedFile): Prose[] {
  const { data } = file;
  if (!data) return [];
  return textsIn(file, schema).map(({ path, counterpart, value }) => {
    // Computed on demand: for most fields, nothing needs it.
    let map: SourceMap | undefined;
    return {
      unit: dotted(counterpart),
      name: nameOf(path),
      kind: 'field',
      text: value,
      get map() {
        if (!map) {
          const [from, to] = data.rangeOf(path) ?? [0, 0];
          map = sourceMap(file.text.slice(from, to), value, from);
        }
        return map;
      },
    };
  });
}

function bodyProse(file: ParsedFile): Prose[] {
  const prose: Prose[] = [];
  if (!file.body) return prose;
  let unit = '#';
  let name = 'the text before the first heading';
  visit(file.body, (node) => {
    if (node.type === 'image') {
      const { alt } = node;
      const [start, end] = offsetsOf(node);
      const map = sourceMap(file.text.slice(start + 2, end), alt ?? '', start + 2);
      if (alt) prose.push({ unit, name, kind: 'picture', text: alt, map });
      return undefined;
    }
    if (!isTextBlock(node)) return undefined;
    const run = textRunOf(node, file.text);
    if (node.type === 'heading') {
      const { text } = splitHeadingId(run.text);
      unit = `#${idOfHeading(node) ?? ''}`;
      name = `the section “${markdownOf({ depth: node.depth, text: splitHeadingId(textOf(node)).text })}”`;
      prose.push({ unit, name, kind: 'heading', text, map: run.map.slice(0, text.length + 1) });
      return SKIP;
    }
    if (run.text.replaceAll(objectMark, '').trim() !== '') {
      prose.push({ unit, name, kind: node.type === 'paragraph' ? 'paragraph' : 'cell', ...run });
    }
    return undefined;
  });
  return prose;
}

/** Returns the text of a block with the offsets of its characters, and its possible names. */
function textRunOf(block: Heading | Paragraph | TableCell, source: string) {
  let text = '';
  const map: number[] = [];
  const titles: [number, number][] = [];
  const add = (piece: string, places: SourceMap): void => {
    text += piece;
    for (let index = 0; index < piece.length; index++) map.push(places[index] ?? 0);
  };
  /** The name of the HTML code element that is open, in Markdown. */
  let code: string | undefined;
  const read = (node: Nodes): void => {
    const [start, end] = offsetsOf(node);
    const from = text.length;
    if (node.type === 'html') {
      const [, closes, name] = /^<(\/?)(\w+)/.exec(node.value) ?? [];
      if (code === undefined && !closes && codeElements.has(name ?? '')) {
        code = name;
        add(objectMark, [start]);
      } else if (closes && name === code) code = undefined;
    }
    if (code !== undefined) return;
    if (node.type === 'text') add(node.value, sourceMap(source.slice(start, end), node.value, start));
    else if (node.type === 'break') add('\n', [start]);
    else if (isObject(node)) add(objectMark, [start]);
    if ('children' in node && !isCodeElement(node)) node.children.forEach(read);
    const content = text.slice(from);
    const isLabel =
      node.type === 'strong' && !/[.!?:。！？：]\s*$/.test(content) && textOf(node) !== textOf(block);
    if (isLabel || isTitle(node, content)) titles.push([from, text.length]);
  };
  read(block);
  return { text, map: [...map, offsetsOf(block)[1]], titles };
}

/** Whether a node is a link to another site, or emphasized text without longer lower-case words. */
const isTitle = (node: Nodes, text: string): boolean =>
  node.type === 'emphasis'
    ? !/(?<![\p{L}\p{N}])\p{Ll}{5,}/u.test(text)
    : node.type === 'link' && /^https?:/i.test(node.url);

const isObject = ({ type }: Nodes): boolean =>
  ['inlineCode', 'image', 'mdxJsxTextElement', 'mdxJsxFlowElement', 'mdxTextExpression'].includes(type);

/** Whether a node is an HTML code element, which is used for code that contains links. */
const isCodeElement = (node: Nodes): boolean => 'name' in node && codeElements.has(node.name ?? '');

const codeElements: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'samp', 'var']);

export const offsetsOf = ({ position }: Nodes): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
