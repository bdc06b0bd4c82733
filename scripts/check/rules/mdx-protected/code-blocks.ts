import type { Code as Block } from 'mdast';
import { without } from '../../core/grouped.ts';
import { scriptsOf } from '../../core/languages/scripts.ts';
import { compareUnordered, hasSection, nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Finding } from '../../finding.ts';
import { outlineChanges } from '../../outline/outline.ts';
import { likenessOfCode, missingCode, otherCode } from './code-findings.ts';
import { commandsIn, keysIn, linesOf, namesIn, reservedIn, tagsIn, wordsIn } from './code-words.ts';
import { isRequired } from './inline-code.ts';

/** Extracts from code what no translation changes. */
type Extractor = (code: string) => string[];

/**
 * Rule `mdx-protected`: code blocks have the names, keys and commands of the source. Words in examples may be
 * translated, a block in another section is a different one, and a translation may have more in a block.
 */
export function codeBlocks(pair: Pair): Finding[] {
  const { source, translation, language } = pair;
  const changes = outlineChanges(pair);
  // In a page that mirrors its source, Latin words in a language with another script belong to the program.
  const areWordsKept = changes !== undefined && !scriptsOf(language.code).includes('Latn');
  const extractorOf = (...blocks: [block: Block, ...others: Block[]]): Extractor => {
    const lang = blocks[0].lang ?? '';
    if (proseLanguages.has(lang)) return () => [];
    if (markupLanguages.has(lang)) return tagsIn;
    const hasOwnWords = blocks.some(({ value }) => wordsIn(value).some((word) => /\P{ASCII}/u.test(word)));
    if (lang === '' && hasOwnWords) return () => [];
    if (areWordsKept && !hasOwnWords) return wordsIn;
    if (shellLanguages.has(lang)) return (code) => [...commandsIn(code), ...namesIn(code)];
    if (programLanguages.has(lang)) return (code) => [...namesIn(code), ...reservedIn(code)];
    return settingsLanguages.has(lang) ? keysIn : namesIn;
  };
  const blocksIn = (file: ParsedFile) =>
    nodesIn(file, 'code').map((one) => {
      const { value } = one.node;
      return { ...one, key: extractorOf(one.node)(value).sort().join('\n'), written: value };
    });
  const [english, translated] = [blocksIn(source), blocksIn(translation)];
  const { different, missing } = compareUnordered(english, translated, (one, other) =>
    one.section === other.section ? likenessOfCode(one, other) : 0,
  );
  if (different.length + missing.length === 0) return [];
  // A line in other code of the page is not lost.
  const linesIn = (file: ParsedFile) =>
    nodesIn(file, 'code', 'inlineCode').flatMap(({ node }) => linesOf(node.value).map(unformatted));
  const lostLines = new Set(without(linesIn(source), linesIn(translation)));
  const isLost = (line: string): boolean => line !== '' && lostLines.has(unformatted(line));
  return [
    ...different.flatMap(([found, expected]) => {
      const extract = extractorOf(expected.node, found.node);
      const [names, translatedNames] = [extract(expected.node.value), extract(found.node.value)];
      const named = new Set(linesOf(expected.node.value).filter(isLost).flatMap(extract));
      const lost = without(names, translatedNames).filter((name) => named.has(name));
      if (lost.length === 0) return [];
      const hasLostName = (line: string): boolean =>
        isLost(line) && extract(line).some((name) => lost.includes(name));
      return otherCode(found, expected, pair, hasLostName);
    }),
    ...missing.flatMap((block) => {
      const { section } = block;
      // A section that is missing with its heading is another finding.
      if (!hasSection(translation, section) || !linesOf(block.node.value).some(isLost)) return [];
      const isMissing = changes
        ? changes.some(
            ({ expected, found }) =>
              found.length === 0 && expected.some((one) => one.kind === 'code' && one.section === section),
          )
        : isRequired(block, pair);
      return isMissing ? missingCode(block, pair) : [];
    }),
  ];
}

/** Removes from a line of code what a formatter changes. */
const unformatted = (line: string): string => line.replace(/[\s;,'"`]+/g, '');

const shellLanguages = new Set(['bash', 'console', 'sh', 'shell', 'shellscript', 'zsh']);

const programLanguages = new Set(
  'c cpp csharp dart go java javascript js jsx kotlin php py python rs rust swift ts tsx typescript'.split(
    ' ',
  ),
);

const settingsLanguages = new Set(['json', 'jsonc', 'toml', 'yaml', 'yml']);

/** Languages whose text gets translated, but not their tags. */
const markupLanguages = new Set(['html', 'markdoc', 'mdoc', 'mdx', 'xml']);

/** Languages whose blocks are mostly text for people, which gets translated. */
const proseLanguages = new Set([
  ...'bib bibtex diff log markdown md mermaid output plaintext plantuml text txt'.split(' '),
]);
