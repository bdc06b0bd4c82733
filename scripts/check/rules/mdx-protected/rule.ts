import { count, didYouMean, orInEnglish, quoted } from '../../core/words.ts';
import { defineRule } from '../rule.ts';

/** What content may not have, by node type. */
const refused: { readonly [type: string]: string } = {
  mdxjsEsm: 'an import or export',
  html: 'raw HTML',
  definition: 'a link definition',
  linkReference: 'a link by reference',
  imageReference: 'a picture by reference',
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
  title: 'A translation has the components, code, lists and tables of the English text.',
  why: 'Without its component, a part of the page is missing, and code that differs may not work. Where a project says which components there are, its texts have no others, and no program code.',
  fix: 'Copy the line from the English file that the message names. Components in running text may stand anywhere in their paragraph, and a list may become sentences as a whole.',
  level: 'error',
  breaks: true,
  examples: [
    ['missing-component', 'Text.\n\n<Hero />', 'Tekst.', 'Tekst.\n\n<Hero />'],
    ['unknown-component', '<Cards of="ways" />', '<Kaarten of="ways" />', '<Cards of="ways" />'],
    ['unknown-attribute', '<Cards of="ways" />', '<Cards van="ways" />', '<Cards of="ways" />'],
    ['expression', 'Text.', 'Tekst {1 + 1}.', 'Tekst.'],
    ['missing-code', 'Run `npm start`.', 'Voer het uit.', 'Voer `npm start` uit.'],
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
      `content cannot have ${refused[type] ?? `“${type}”`}.`,
      'write plain Markdown, links as [words](address), and components as in the English file.',
    ],
    expression: () => [
      'content cannot have an expression in braces.',
      'write \\{ where the brace belongs in the text, {/* … */} around a note, and the component of English for a value.',
    ],
    'unknown-component': ({ component, meant }: { component: string; meant?: string }) => [
      `<${component}> is not a component of the site${didYouMean(meant && `<${meant}>`)}`,
      meant ? `write <${meant} />.` : 'use Markdown, or copy a component from the English file.',
    ],
    'in-sentence': ({ component }: { component: string }) => [
      `<${component}> is in the middle of a text.`,
      'put it on a line of its own, with an empty line before and after it.',
    ],
    children: ({ component }: { component: string }) => [
      `<${component}> has content between its tags.`,
      `write it as <${component} />.`,
    ],
    'attribute-expression': ({ component }: { component: string }) => [
      `<${component}> has an expression in braces.`,
      'delete the braces.',
    ],
    'unknown-attribute': ({ component, attribute }: { component: string; attribute: string }) => [
      `<${component}> has no attribute “${attribute}”.`,
      'write the attributes of the English file, whose names are not translated.',
    ],
    'attribute-form': (data: { component: string; attribute: string; right: string }) => [
      `the attribute “${data.attribute}” of <${data.component}> must be written as ${data.right}.`,
      `write ${data.right}.`,
    ],
    'unknown-field': ({ attribute, value, meant }: { attribute: string; value: string; meant?: string }) => [
      `${attribute}="${value}" names no field of this page${didYouMean(meant && `“${meant}”`)}`,
      meant ? `write ${attribute}="${meant}".` : 'name a field of the frontmatter.',
    ],
    address: ({ address, isPicture }: { address: string; isPicture: boolean }) => [
      `content cannot have the address “${address}”.`,
      isPicture
        ? 'use a picture of the site, such as /images/chair.svg.'
        : 'start the address with / for a page of this site, # for a section, or https://, mailto: or tel:.',
    ],
    'missing-component': ({ expected, at, before }: { expected: string; at: string; before?: string }) => [
      `${expected} (${at}) is missing${before ? ` before ${before}` : ''}.`,
      `put ${expected} where English has it.`,
    ],
    'no-import': ({ component, at }: { component: string; at: string }) => [
      `<${component}> is not imported here; English imports it (${at}).`,
      'copy the import of English, with the path from the folder of this file.',
    ],
    'extra-component': ({ found, english }: { found: string; english: string }) => [
      `${found} is not in this place in ${english}.`,
      `delete ${found}.`,
    ],
    'other-component': ({ expected, found, at }: { expected: string; found: string; at: string }) => [
      `expected ${expected} (${at}), found ${found}.`,
      expected.includes('="…"')
        ? 'write the attributes of English, with values in your language where they are words.'
        : `write ${expected} here, and keep the components in the order of English.`,
    ],
    'missing-code': ({ expected, at, isBlock }: { expected: string; at: string; isBlock?: true }) => [
      `the ${isBlock ? 'block of code with the line' : 'code'} ${expected} (${at}) is missing in this section.`,
      isBlock ? 'copy the block from the English file.' : `write ${expected} where it belongs.`,
    ],
    'extra-code': ({ found, english }: { found: string; english: string }) => [
      `the code ${found} is not in ${english}.`,
      'write it without the signs `.',
    ],
    'other-code': (data: { expected: string; found?: string; at: string; mayBeEnglish?: boolean }) => [
      `expected the code ${data.expected} (${data.at}), found ${data.found ?? 'no such line'}.`,
      `write it exactly as in English${orInEnglish(data.mayBeEnglish) || '; code is not translated'}.`,
    ],
    'list-length': ({ expected, found, at, lost }: Length) => [
      `the list has ${entries(found)}, the English one (${at}) has ${entries(expected)}${lacking(lost)}.`,
      'write the entries of English, each translated in its place.',
    ],
    'missing-table': ({ at }: { unit: string; at: string }) => [
      `the English table (${at}) is missing in this section.`,
      'copy it, and translate its cells.',
    ],
    'extra-table': ({ english }: { english: string }) => [
      `the table is not in ${english}.`,
      'delete it, or make it a text.',
    ],
    'no-table': ({ expected, found }: { expected: number; found: number }) => [
      `this is no table: its first row has ${count(found, 'cell')}, the line below it ${expected}.`,
      'write as many cells in both, each between two |.',
    ],
    rows: ({ expected, found, at, lost }: Length) => [
      `the table has ${count(found, 'row')}, the English one (${at}) has ${expected}${lacking(lost)}.`,
      'write the rows of English, each translated in its place.',
    ],
    cells: ({ row, expected, found, at }: { row: number; expected: number; found: number; at: string }) => [
      `the row has ${count(found, 'cell')}, the English one (${at}, row ${row}) has ${expected}.`,
      'write the cells of English, each between two | and translated in its place.',
    ],
  },
});
