import { count } from '../../core/words.ts';
import { defineRule, type Sentences } from '../rule.ts';

const quoteAll = 'put the whole text in double quotes.';

/** By the name of the error in jsonc-parser. */
const jsonProblems: { readonly [problem: string]: Sentences } = {
  CommaExpected: ['a comma is missing here.', 'write a comma between the two entries.'],
  PropertyNameExpected: [
    'a key in straight double quotes should follow here.',
    'if the entry above is the last one, delete the comma at its end.',
  ],
  ValueExpected: [
    'a text in straight double quotes should follow here.',
    'write it; if a comma above is the last one of a list, delete that comma.',
  ],
  ColonExpected: ['a colon is missing between a key and its text.', 'write a colon here.'],
  CloseBraceExpected: ['a closing } is missing.', 'write it where the English file has it.'],
  CloseBracketExpected: ['a closing ] is missing.', 'write it where the English file has it.'],
  EndOfFileExpected: [
    'the file should end before this.',
    'delete the } or ] that comes too early, or what follows it.',
  ],
  UnexpectedEndOfString: [
    'this text is not closed on the same line.',
    'write a straight double quote (") at its end, and \\n for a line break inside it.',
  ],
  InvalidEscapeCharacter: [
    'this text has a \\ that means nothing.',
    'delete it, or write \\\\ for a backslash.',
  ],
  InvalidCommentToken: ['comments cannot be used here.', 'delete the comment.'],
  InvalidSymbol: [
    'this is not between straight double quotes.',
    'put them (") around keys and text; write \\" for a double quote inside a text.',
  ],
};

export const parse = defineRule({
  title: 'The file can be read.',
  why: 'A file that cannot be read as MDX, YAML or JSON breaks the build, and cannot be checked further. So it ends the check with status 2, whatever the change.',
  fix: 'Go to the line and column of the message: the cause is there or just above. If in doubt, put the whole text in double quotes, and compare it with the English file. Save files as UTF-8.',
  level: 'error',
  breaks: true,
  examples: [
    ['colon', undefined, 'title: Prijzen: overzicht', 'title: "Prijzen: overzicht"', 'yaml'],
    ['unclosed-quote', undefined, 'title: "Prijzen', 'title: "Prijzen"', 'yaml'],
    ['no-key', undefined, 'title：Prijzen\nways: Drie', 'title: Prijzen\nways: Drie', 'yaml'],
    ['key-twice', undefined, 'title: Prijs\ntitle: Prijzen', 'title: Prijzen', 'yaml'],
    ['json', undefined, '{ "text": "Prijs" "more": "Meer" }', '{ "text": "Prijs", "more": "Meer" }', 'json'],
    ['brace', undefined, 'Tekst { tekst', 'Tekst \\{ tekst'],
    ['html-comment', undefined, 'Tekst. <!-- note -->', 'Tekst. {/* note */}'],
    ['brace', undefined, '## Plannen {#plans}', '## Plannen [#plans]'],
    ['attribute-quotes', undefined, '<Cards of=“ways” />', '<Cards of="ways" />'],
    ['less-than', undefined, 'Binnen <3 dagen', 'Binnen \\<3 dagen'],
    ['unclosed-tag', undefined, '<Hero>', '<Hero />'],
    ['fence-open', '~~~\na\n~~~', '~~~\na\n~~', '~~~\na\n~~~'],
  ],
  messages: {
    unreadable: ({ reason }: { reason: string }) => [
      `the file cannot be read: ${reason}.`,
      'compare the file with the English one, and check that it can be opened.',
    ],
    'not-utf8': ({ encoding }: { encoding?: string }) => [
      encoding ? `the file is encoded as ${encoding}.` : 'the file is not UTF-8 text.',
      'save the file as UTF-8.',
    ],
    'too-long': ({ length, most }: { length: number; most: number }) => [
      `the file has ${length.toLocaleString('en')} characters; only files of up to ${most.toLocaleString('en')} are read.`,
      'delete what does not belong in the text, or split the file.',
    ],
    conflict: ({ places }: { places: number }) => [
      `a merge left two versions of the same lines${places > 1 ? ` in ${count(places, 'place')} of this file` : ''}.`,
      'keep one of the two versions, and delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.',
    ],
    'too-deep': () => [
      'the text is nested too deeply, or has too many signs such as brackets, backticks, >, * or & to be read.',
      'compare the line with the English file, and delete characters that do not belong in the text.',
    ],
    empty: () => ['the file is empty.', 'copy the English file and translate it.'],
    'frontmatter-missing': () => [
      'the file does not start with frontmatter: the fields of the page between two lines of three hyphens (---).',
      'start the file with the frontmatter, as the English file does.',
    ],
    'frontmatter-open': () => [
      'the frontmatter that starts here does not end: a second line of three hyphens (---) is missing.',
      'write --- on its own line below the last field.',
    ],
    'text-above': () => [
      'there is text above the frontmatter, so the site shows its fields as text, too.',
      'delete everything above the first --- line.',
    ],
    'fence-open': () => [
      'the code block that starts here does not end: what follows is shown as code.',
      'repeat the backticks or tildes of this line on a separate line below the code.',
    ],
    'no-fields': () => [
      'there are no fields; expected lines such as “title: …”.',
      'write the fields as in the English file.',
    ],
    'key-twice': ({ key, first }: { key: string; first?: number | undefined }) => [
      `the key “${key}” appears twice${first ? `, first on line ${first}` : ''}; only the last one would count.`,
      'delete one of the two.',
    ],
    colon: () => ['this text contains a colon followed by a space, so it is read as a key.', quoteAll],
    comment: () => ['the text ends before this #, which starts a comment.', quoteAll],
    'other-indent': () => [
      'this line is not indented like the others in its group.',
      'indent all fields of a group equally, as in the English file.',
    ],
    'indented-by': ({ sign }: { sign: 'tab' | 'space' }) => [
      `this line is indented with ${sign === 'tab' ? 'a tab' : 'no-break spaces, which only look like spaces'}.`,
      'replace them with ordinary spaces, as many as in the English file.',
    ],
    'no-space': () => ['a space is missing after the hyphen of this entry.', 'write “- ” before the text.'],
    'other-quote': ({ sign }: { sign: string }) => [
      `the quotation mark ${sign} cannot enclose a text that contains a colon.`,
      'put straight double quotes (") around the whole text.',
    ],
    'no-key': () => [
      'this line does not have the form “key: text”.',
      'write the key, a colon and a space before the text; if the line continues the text above it, indent it.',
    ],
    reserved: ({ sign }: { sign: string }) => [`text cannot start with ${sign} here.`, quoteAll],
    'after-quote': () => [
      'the text continues after its closing quotation mark or bracket.',
      'put the whole text in double quotes, and write \\" for a double quotation mark inside it.',
    ],
    'unclosed-quote': ({ sign }: { sign: string }) => [
      `the quotation mark ${sign} that opens this text is not closed on the same line.`,
      `close it at the end of the text; for a quotation mark inside, write ${sign === '"' ? '\\"' : "''"}.`,
    ],
    yaml: ({ reason }: { reason: string }) => [
      `this is not valid YAML: ${reason}`,
      'compare the line with the English file.',
    ],
    json: ({ problem }: { problem: string }) =>
      jsonProblems[problem] ?? [
        `this is not valid JSON: ${problem.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}.`,
        'compare this line and the one above with the English file.',
      ],
    mdx: ({ reason }: { reason: string }) => [
      `the text cannot be read: ${reason}.`,
      'compare the file with the English one.',
    ],
    'unclosed-tag': (data: { name: string; closing?: string; closingLine?: number }) => [
      `<${data.name}> is not closed${data.closing ? `; line ${data.closingLine} has </${data.closing}>` : ''}.`,
      /^[A-Z]/.test(data.name)
        ? `write </${data.name}> where it ends, or <${data.name} /> if it has no content.`
        : 'use Markdown instead of HTML, or write \\< for a literal <.',
    ],
    'unopened-tag': () => [
      'this tag closes a component that was not opened.',
      'delete it, or open the component before it.',
    ],
    'attribute-quotes': ({ sign }: { sign?: string }) => [
      sign
        ? `the quotation mark ${sign} cannot be used for attributes.`
        : 'this value is not in double quotes.',
      'put straight double quotes (") around the value.',
    ],
    brace: ({ id }: { id?: string }) => [
      'a { opens an expression, but what follows is not one.',
      id
        ? `write [#${id}], as in the English file.`
        : 'write \\{ for a literal brace, and {/* note */} for a note; placeholders such as {{email}} only work in the frontmatter.',
    ],
    esm: () => [
      'a line that starts with “import” or “export” is read as program code.',
      'start the line with another word.',
    ],
    'html-comment': () => [
      'HTML comments cannot be used here.',
      'write {/* note */} instead, which is not shown on the page.',
    ],
    'less-than': () => [
      'a < opens a component, but what follows is not one.',
      'write \\< for a literal <, components as in the English file, and links such as [text](address).',
    ],
  },
});
