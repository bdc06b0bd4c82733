import { basename } from 'node:path/posix';
import { allLines, type ChangeOfText, inserted, isPlain, onText, prose } from './changes.ts';
import {
  type Change,
  type Changes,
  edited,
  inJson,
  inMdx,
  inPages,
  oneOf,
  replaced,
  type Specimen,
  sourceOf,
  type TextFilter,
} from './specimen.ts';
import { bodyStart, type Text } from './texts.ts';

const onField = (change: ChangeOfText, test?: TextFilter): Change => onText(['field'], change, test);

/** Whether a text is one of a page's two titles (frontmatter and first heading), either of which may be omitted. */
function isSpareTitle(text: Text, { layout, texts, text: file }: Specimen): boolean {
  const first = texts.find(({ kind }) => kind === 'heading');
  const titles = texts.filter(
    (one) => one.name === 'title' || (one === first && file.startsWith('# ', one.lines[0])),
  );
  return layout?.titleByHeading === true && titles.length > 1 && titles.includes(text);
}

/** Whether a text may be omitted: one of two titles, or the id that a page has by its file name anyway (Docusaurus). */
const isSpare: TextFilter = (text, specimen) =>
  isSpareTitle(text, specimen) ||
  (text.name === 'id' && basename(specimen.path).replace(/^\d+[-_.]+|\.mdx?$/g, '') === text.text);

/** Removes the lines of a text. */
const dropped = (kind: Text['kind'], test?: TextFilter) =>
  onText(
    [kind],
    ({ lines: [start, end] }, specimen) => {
      const gap = kind !== 'item' && kind !== 'row' && specimen.text[end] === '\n' ? 1 : 0;
      return edited(specimen, start, end + gap, '');
    },
    test,
  );

/** Duplicates a text below itself. */
const doubled = (kind: Text['kind']) =>
  onText([kind], ({ lines: [start, end] }, specimen) => {
    const written = specimen.text.slice(start, end);
    return edited(specimen, end, end, `${written.endsWith('\n') ? '' : '\n'}\n${written}`);
  });

/** A word in code, or a JSON key. Comments and strings do not count, since they may be translated. */
const codeWord =
  /(?<=\n(?:(?!\/[/*]|<!--|(?<!\S)(?:#|--|\*) )[^"'`\n]|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)*)[a-z]{4,}(?=[ =:({"'./])|[a-z]{4,}(?=":)/g;

/** Moves or removes a file. */
const moved =
  (target: (path: string) => string | undefined): Change =>
  ({ language, path, text }) => {
    const to = target(path);
    // A file named after its language would become one of another language, and Docusaurus plugins have their own JSON.
    return to === path || path.startsWith(`${language}.`) || /^i18n\/.*\.json$/.test(path)
      ? undefined
      : { changes: { [path]: undefined, ...(to && { [to]: text }) }, path: to ?? path, lines: [1, 1] };
  };

const isKeyed = ({ name }: Text) => !/\.\d+$/.test(name);
const isEntry = (text: Text) => !isKeyed(text);
const isPlural = ({ name }: Text) => /_(?:zero|one|two|few|many|other)$/.test(name);

/** Removes a field and, in JSON, the comma before it if the field is the last. */
const droppedField = (test: TextFilter): Change =>
  onField(({ lines: [start, end] }, specimen) => {
    if (!specimen.path.endsWith('.json') || /,\s*$/.test(specimen.text.slice(start, end)))
      return edited(specimen, start, end, '');
    const before = specimen.text.slice(0, start).replace(/,\s*$/, '\n');
    // An empty object would be a different defect.
    return /[{[]\s*$/.test(before) ? undefined : edited(specimen, before.length, end, '');
  }, test);

/** Whether a field is translated. In others, such as icons or URLs, the check cannot know that a value is wrong. */
const isTranslated: TextFilter = (text, specimen) => {
  const source = sourceOf(text, specimen)?.text;
  const isWords = source !== undefined && /\p{L}/u.test(source) && !/^(?:\.{0,2}\/|https?:)/.test(source);
  return isKeyed(text) && isWords && source !== text.text;
};

const isQuoted = (start: number, { text }: Specimen) => /["']/.test(text[start - 1] ?? '');

/** Replaces the value of a field, including its quotation marks. */
const valueReplaced = (written: string, test: TextFilter = isKeyed) =>
  onField(({ start, end }, specimen) => {
    const quote = isQuoted(start, specimen) ? 1 : 0;
    return edited(specimen, start - quote, end + quote, written);
  }, test);

/** Replaces the key of a field. */
const keyReplaced = (change: (key: string) => string) =>
  onField(
    ({ name, start }, specimen) => {
      const key = name.slice(name.lastIndexOf('.') + 1);
      const at = specimen.text.lastIndexOf(key, start - 1);
      return edited(specimen, at, at + key.length, change(key));
    },
    (text, specimen) => isKeyed(text) && !isSpare(text, specimen),
  );

/** Makes a change that may be reported anywhere in its file: a dropped import, for example, where it is first used. */
const anywhere =
  (make: Change): Change =>
  (specimen, next) => {
    const mutant = make(specimen, next);
    return mutant && { ...mutant, lines: allLines };
  };

/** Whether a field of more than 8 characters has no quotation marks, and needs none. */
const isUnquoted: TextFilter = ({ start, text }, specimen) =>
  !isQuoted(start, specimen) && text.length > 8 && isPlain(text);

/** Leaves out MDX 1, which accepts these. */
const inStrictMdx = (change: Change): Change =>
  inMdx((specimen, next) => (specimen.layout?.markdown === 'mdx 1' ? undefined : change(specimen, next)));

/** Whether a component has the attributes of the source; others are the translation's own. */
const hasSameAttributes: TextFilter = (text, specimen) => {
  const namesIn = (tag = '') => tag.match(/(?<= )\w+(?==)/g)?.join() ?? '';
  return namesIn(text.text) === namesIn(sourceOf(text, specimen)?.text);
};

/** Structural defects, which can be found without knowing the language. */
export const structure: Changes = {
  'paragraph dropped': dropped('paragraph', ({ name }, { texts }) => {
    // In a section with more paragraphs, the missing one may have been merged with another.
    const section = name.split(' ', 1)[0];
    return (
      texts.filter((other) => other.kind === 'paragraph' && other.name.startsWith(`${section} `)).length < 4
    );
  }),
  'paragraph duplicated': doubled('paragraph'),
  'heading dropped': dropped('heading', (text, specimen) => !isSpareTitle(text, specimen)),
  'heading duplicated': doubled('heading'),
  // In other projects, each language may have its own heading levels.
  'heading level changed': onText(['heading'], ({ lines: [start] }, specimen) =>
    specimen.layout ? undefined : edited(specimen, start, start, '#'),
  ),
  'anchor of a heading translated': replaced(/(?<=^#.* \[#)[\w-]+(?=\])/gm, 'voordelen'),
  'list item dropped': dropped('item'),
  'table row dropped': dropped('row', ({ text }) => !/^\|[-: |]*\|$/.test(text)),
  'table cell dropped': replaced(/\|[^|\n]+\|$/g, '|', ['row']),
  'code block dropped': dropped('code'),
  'code block changed': onText(['code'], ({ start, text }, specimen, next) => {
    const code = specimen.sourceTexts.flatMap((one) => (one.kind === 'code' ? one.text : [])).join('\n');
    const word = oneOf(
      [...text.matchAll(codeWord)].filter(([found]) => code.includes(found)),
      next,
    );
    return word && edited(specimen, start + word.index, start + word.index + word[0].length, 'vertaald');
  }),
  'inline code changed': replaced(/`([^`\n]+)`/g, '`$1x`', ['paragraph', 'item', 'row']),
  'component dropped': dropped('component'),
  'component dropped with its content': inMdx(
    replaced(/^( *)<([A-Z]\w*)(?: [^>\n]*)?(?<!\/)>\n(?:(?!\1<\/?\2).*\n)*\1<\/\2>\n/gm, ''),
  ),
  'note dropped': replaced(/^:::[a-z].*\n(?:(?!:::).*\n)+:::\n/gm, ''),
  // Where the page ends, the note does, too.
  'end of a note dropped': anywhere(replaced(/(?<=\n):::\n(?=\s*\S)/g, '')),
  'import dropped': inMdx(anywhere(replaced(/^import \{? ?([A-Z]\w*)\b.*\n(?=[\s\S]*<\1\b)/gm, ''))),
  'component duplicated': doubled('component'),
  'component renamed': replaced(/(?<=^<)[A-Z]\w+/g, 'Bloc', ['component']),
  'attribute dropped': replaced(/ \w+="[^"]*"/g, '', ['component'], hasSameAttributes),
  'attribute renamed': replaced(/(?<= )\w+(?==")/g, 'von', ['component'], hasSameAttributes),
  'link dropped, its text kept': replaced(/(?<!!)\[(?!https?:)([^\]\n]+)\]\([^)\n]+\)/g, '$1'),
  'link to another page': replaced(/(?<=[^!\n]\[[^\]\n]+\]\()\/[\w/-]+/g, '/nowhere-else'),
  'anchor of a link changed': replaced(/(?<=\]\((?!https?:)[^)\s]*#)[\w-]+/g, 'ailleurs'),
  'full-width bracket in a link': replaced(/(\]\([^)\n]+)\)/g, '$1）'),
  'image dropped': replaced(/!\[[^\]\n]*\]\([^)\n]+\)\n?/g, ''),
  // On other sites, there may be localized pictures.
  'image changed': replaced(/(?<=!\[[^\]\n]*\]\((?!https?:)[^)\n]+)(?=\.\w+\))/g, '-2'),
  'placeholder dropped': replaced(/\{\{[^{}]+\}\}/g, '', ['field']),
  'placeholder misspelled': replaced(/(?<=\{\{)[^{}]+(?=\}\})/g, ([name]) => `${name}x`, ['field']),
  'placeholder in place of another': replaced(
    /\{\{([^{}]+)\}\}(?=.*?\{\{((?!\1\}\})[^{}]+)\}\})/g,
    '{{$2}}',
    ['field'],
  ),
  'placeholder that English does not have': inJson(inserted(' {{surname}} ', ['field'])),
  'key dropped': droppedField(
    (text, specimen) => isKeyed(text) && !isPlural(text) && !isSpare(text, specimen),
  ),
  'key misspelled': keyReplaced((key) => `${key.slice(0, -1)}${key.endsWith('q') ? 'k' : 'q'}`),
  'key translated': keyReplaced(() => 'Schlussel'),
  'plural form dropped': droppedField(isPlural),
  'list entry dropped': droppedField(isEntry),
  'text emptied': valueReplaced('""'),
  'text left as TODO': valueReplaced('"TODO"', isTranslated),
  'list in place of text': valueReplaced('["Xxxx"]'),
  'frontmatter not closed': inPages(
    anywhere((specimen) => {
      const body = bodyStart(specimen.text);
      const end = specimen.text.lastIndexOf('---', body - 1);
      // A page without text does not lose any.
      const hasText = specimen.text.slice(body).trim() !== '';
      return end < 0 || !hasText ? undefined : edited(specimen, end, end + 4, '');
    }),
  ),
  'colon in unquoted YAML': inPages(
    onField(
      ({ text, start }, specimen) =>
        edited(specimen, start + text.indexOf(' '), start + text.indexOf(' '), ':'),
      (text, specimen) => isUnquoted(text, specimen) && text.text.includes(' '),
    ),
  ),
  'unclosed quotation mark in YAML': inPages(
    onField(({ start }, specimen) => edited(specimen, start, start, '"'), isUnquoted),
  ),
  'tab indentation in YAML': inPages(
    onField(
      ({ lines: [start] }, specimen) => edited(specimen, start, start + 2, '\t'),
      ({ name }) => /^\w+\.[a-z]\w*$/i.test(name),
    ),
  ),
  'duplicate key in YAML': inPages(
    onField(
      ({ lines: [start, end] }, specimen) => edited(specimen, end, end, specimen.text.slice(start, end)),
      isKeyed,
    ),
  ),
  'comma dropped in JSON': inJson((specimen, next) => {
    const comma = oneOf([...specimen.text.matchAll(/,(?=\n)/g)], next);
    return comma && edited(specimen, comma.index, comma.index + 1, '');
  }),
  'quotation mark inside a JSON string': inJson(inserted('"', ['field'])),
  'duplicate key in JSON': inJson(
    onField(({ lines: [start, end] }, specimen) =>
      edited(specimen, start, start, `${specimen.text.slice(start, end).trimEnd().replace(/,$/, '')},\n`),
    ),
  ),
  'JSON cut off': inJson((specimen) =>
    edited(specimen, specimen.text.trimEnd().length - 1, specimen.text.length, ''),
  ),
  'component not closed': inMdx(inserted(' <Callout>')),
  'closing tag without an opening tag': inMdx(inserted('</div>')),
  'bare < before a number': inStrictMdx(inserted(' <5')),
  'open brace': inStrictMdx(inserted(' {')),
  // Docusaurus turns HTML comments into MDX comments.
  'HTML comment': inMdx((specimen, next) =>
    specimen.layout?.name === 'Docusaurus' ? undefined : inserted(' <!-- vertaald -->')(specimen, next),
  ),
  'conflict markers': onText(['field', 'paragraph'], ({ lines: [start, end] }, specimen) => {
    const line = specimen.text.slice(start, end);
    return edited(specimen, start, end, `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> translate\n`);
  }),
  'text direction override': inserted('\u202e', prose),
  'zero-width space': inserted('\u200b', prose),
  'replacement character': inserted('\ufffd', prose),
  // Where translations do not record their source, the check only counts missing files.
  'file missing': (specimen, next) =>
    specimen.isRecorded ? moved(() => undefined)(specimen, next) : undefined,
  'file misspelled': moved((path) => path.replace(/(\w)(\w)(?=\.\w+$)/, '$2$1')),
  'capital letter in a file name': moved((path) =>
    path.replace(/\w(?=[\w-]*\.\w+$)/, (letter) => letter.toUpperCase()),
  ),
};
