import { count, didYouMean, orInEnglish, quote, quoted } from '../../core/words.ts';
import { defineRule, type Texts } from '../rule.ts';

/** What content may not have, by node type. */
const refused: { readonly [type: string]: string } = {
  mdxjsEsm: 'an import or export',
  html: 'raw HTML',
  definition: 'a link definition',
  linkReference: 'a reference-style link',
  imageReference: 'a reference-style picture',
  footnoteDefinition: 'a footnote',
  footnoteReference: 'a footnote',
};

const entries = (number: number): string => count(number, 'entry', 'entries');

/** The length of a list or table; `lost` are the entries that it lacks, if it is certain which. */
export interface Length {
  expected: number;
  found: number;
  at: string;
  lost?: readonly string[];
}

const lacking = (lost: readonly string[] = []): string =>
  lost.length === 0 ? '' : `; missing: ${quoted(lost)}`;

export const mdxProtected = defineRule({
  title: 'A translation has the same components, code, lists and tables as the English text.',
  why: 'Without its component, part of the page is missing, and code that differs may not work. If a project lists its components, content may not use any others, or program code.',
  fix: 'Copy the line that the message names from the English file. Components within a sentence may be anywhere in their paragraph, and a whole list may become sentences.',
  level: 'error',
  levelWithLayout: 'warning',
  breaks: true,
  examples: [
    ['missing-component', 'Text.\n\n<Hero />', 'Tekst.', 'Tekst.\n\n<Hero />'],
    ['unknown-component', '<Cards of="ways" />', '<Kaarten of="ways" />', '<Cards of="ways" />'],
    ['unknown-attribute', '<Cards of="ways" />', '<Cards van="ways" />', '<Cards of="ways" />'],
    ['expression', 'Text.', 'Tekst {1 + 1}.', 'Tekst.'],
    ['missing-code', 'Set `pageTitle`.', 'Stel het in.', 'Stel `pageTitle` in.'],
    [
      'rows',
      '| A |\n| --- |\n| Oak |\n| Ash |',
      '| A |\n| --- |\n| Eik |',
      '| A |\n| --- |\n| Eik |\n| Es |',
    ],
    ['no-table', '| A | B |\n| --- | --- |', '| A |\n| --- | --- |', '| A | B |\n| --- | --- |'],
    ['list-length', '- Oak\n- Ash', '- Eik', '- Eik\n- Es'],
  ],
  messages: {
    'not-allowed': ({ type }: { type: string }) => [
      `content cannot contain ${refused[type] ?? `“${type}”`}.`,
      'use plain Markdown, links such as [text](address), and components as in the English file.',
    ],
    expression: () => [
      'content cannot contain an expression in braces.',
      'write \\{ for a literal brace, {/* … */} around a note, and the component that English uses for a value: placeholders such as {{phone}} only work in the frontmatter.',
    ],
    'unknown-component': ({ component, meant }: { component: string; meant?: string }) => [
      `<${component}> is not a component of the site${didYouMean(meant)}`,
      meant ? `write ${meant}.` : 'use Markdown, or copy a component from the English file.',
    ],
    'in-sentence': ({ component }: { component: string }) => [
      `<${component}> is in the middle of other text.`,
      'put it on its own line, with an empty line before and after it.',
    ],
    children: ({ component }: { component: string }) => [
      `<${component}> has content between its tags.`,
      `write it as <${component} />.`,
    ],
    'attribute-expression': ({ component }: { component: string }) => [
      `<${component}> has an expression in braces.`,
      'delete the braces.',
    ],
    'unknown-attribute': (data: Texts<'component' | 'attribute'> & { meant?: string }) => [
      `<${data.component}> has no attribute “${data.attribute}”${didYouMean(data.meant)}`,
      data.meant
        ? `write ${data.meant}.`
        : 'use the attributes of the English file; their names are not translated.',
    ],
    'attribute-form': (data: { component: string; attribute: string; right: string }) => [
      `the attribute “${data.attribute}” of <${data.component}> must be written as ${data.right}.`,
      `write ${data.right}.`,
    ],
    'unknown-field': (data: Texts<'attribute' | 'value'> & { meant?: string; extra?: string }) => [
      `${data.attribute}="${data.value}" does not name a field of ${data.extra ? 'the English page' : 'this page'}${didYouMean(data.meant)}`,
      data.meant
        ? `write ${data.meant}.`
        : data.extra
          ? `delete ${data.extra}, and the field “${data.value}” if the page has it.`
          : 'name a field of the frontmatter.',
    ],
    address: ({ address, isPicture }: { address: string; isPicture: boolean }) => [
      `the address “${address}” is not allowed in content.`,
      isPicture
        ? 'use a picture of the site, such as /images/chair.svg.'
        : 'start the address with / for a page of this site, # for a section, or https://, mailto: or tel:.',
    ],
    'missing-component': ({
      expected,
      at,
      before,
    }: {
      expected: string;
      at: string;
      note: string;
      before?: string;
    }) => [
      `${expected} (${at}) is missing${before ? ` before ${before}` : ''}.`,
      `put ${expected} where English has it.`,
    ],
    'no-import': ({ component, at }: { component: string; at: string }) => [
      `<${component}> is not imported here; English imports it (${at}).`,
      'copy the English import, and adapt its path to the folder of this file.',
    ],
    moved: ({ found, section, at, before }: Texts<'found' | 'section' | 'at'> & { before?: string }) => [
      before
        ? `${found} is below ${before}, other than in English (${at}).`
        : `${found} is in another section than in English (${at}).`,
      `move it ${before || !section ? `above ${before ?? 'the first heading'}` : `to the section [#${section}]`}.`,
    ],
    'extra-component': ({ found, english }: { found: string; english: string }) => [
      `${english} does not have ${found} here.`,
      `delete ${found}.`,
    ],
    'other-component': ({ expected, found, at }: { expected: string; found: string; at: string }) => [
      `expected ${expected} (${at}), found ${found}.`,
      expected.includes('="…"')
        ? 'use the same attributes as English, and translate values that are words.'
        : `write ${expected} here.`,
    ],
    'missing-code': ({ expected, at, isBlock }: { expected: string; at: string; isBlock?: true }) => [
      `the ${isBlock ? 'code block with the line' : 'code'} ${expected} (${at}) is missing in this section.`,
      isBlock ? 'copy the block from the English file.' : `write ${expected} where it belongs.`,
    ],
    'other-code': (data: { expected: string; found?: string; at: string }) => [
      `expected the code ${data.expected} (${data.at}), found ${data.found ?? 'no such line'}.`,
      `write it exactly as in English${orInEnglish}.`,
    ],
    'list-length': ({ expected, found, at, lost }: Length) => [
      `the list has ${entries(found)}, but the English one (${at}) has ${expected}${lacking(lost)}.`,
      'write one entry for each English entry, in the same order.',
    ],
    'no-table': ({ expected, found }: { expected: number; found: number }) => [
      found === 0
        ? 'this is not shown as a table: it has no header.'
        : `this is not shown as a table: its header has ${count(found, 'cell')}, but the line below it has ${expected}.`,
      `write ${count(expected, 'cell')} in the line above the dashes, as in English.`,
    ],
    'open-box': ({ found }: { found: string }) => [
      `the box ${quote(found)} is not closed, so all text below is in it.`,
      'write ::: on a line of its own where the box ends.',
    ],
    rows: ({ expected, found, at, lost }: Length) => [
      `the table has ${count(found, 'row')}, but the English one (${at}) has ${expected}${lacking(lost)}.`,
      'write one row for each English row, in the same order.',
    ],
    cells: ({ row, expected, found, at }: { row: number; expected: number; found: number; at: string }) => [
      `the row has ${count(found, 'cell')} with text, but the English one (${at}, row ${row}) has ${expected}.`,
      'write one cell for each English cell, in the same order, each between two |.',
    ],
  },
});
