import type { Code as Block } from 'mdast';
import { takerOf } from '../../core/grouped.ts';
import { compareUnordered, hasSection, nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import type { Finding } from '../../finding.ts';
import { scriptsOf } from '../../languages/scripts.ts';
import { outlineChanges } from '../../outline/outline.ts';
import { likenessOfCode, missingCode, otherCode } from './code-findings.ts';
import { commandsIn, keysIn, namesIn, wordsIn } from './code-words.ts';
import { isAsked } from './layout-inline-code.ts';
import { isRenamed } from './renamed.ts';

/** Reads what no translation changes from code. */
type Reader = (code: string) => string[];

/**
 * Blocks of code in other layouts, where the words of examples are translated too, and a block in another section is
 * another one: the texts may be of different versions. A translation may have more in a block.
 */
export function layoutBlocks(pair: Pair): Finding[] {
  const { source, translation, language } = pair;
  const changes = outlineChanges(pair);
  // In a page that follows its source, words in Latin letters are those of the program.
  const areWordsKept = changes !== undefined && !scriptsOf(language.code).includes('Latn');
  const readerOf = (...blocks: [block: Block, ...others: Block[]]): Reader => {
    const lang = blocks[0].lang ?? '';
    if (ofWords.has(lang)) return () => [];
    if (areWordsKept && !blocks.some(({ value }) => wordsIn(value).some((word) => /\P{ASCII}/u.test(word))))
      return wordsIn;
    if (ofShell.has(lang)) return (code) => [...commandsIn(code), ...namesIn(code)];
    return ofSettings.has(lang) ? keysIn : namesIn;
  };
  const blocksIn = (file: ParsedFile) =>
    nodesIn(file, 'code').map((one) => {
      const { value } = one.node;
      return { ...one, key: readerOf(one.node)(value).sort().join('\n'), written: value };
    });
  const own = blocksIn(translation);
  const { different, missing } = compareUnordered(blocksIn(source), own, (one, other) =>
    one.section === other.section ? likenessOfCode(one, other) : 0,
  );
  const written = new Set(own.map(({ node }) => unformatted(node)));
  return [
    ...different.flatMap(([found, expected]) => {
      const read = readerOf(expected.node, found.node);
      const [names, ownNames] = [read(expected.node.value), read(found.node.value)];
      const lost = without(names, ownNames);
      if (lost.length === 0 || written.has(unformatted(expected.node))) return [];
      const given = without(ownNames, names);
      if (given.length >= lost.length && isRenamed(given, lost, pair)) return [];
      return otherCode(found, expected, pair, (line) => read(line).some((name) => lost.includes(name)));
    }),
    ...missing.flatMap((block) => {
      const { section } = block;
      // With its heading, it is missing as a whole, which is another finding.
      if (!hasSection(translation, section)) return [];
      const isLost = changes
        ? changes.some(
            ({ expected, found }) =>
              found.length === 0 && expected.some((one) => one.kind === 'code' && one.section === section),
          )
        : isAsked(block, pair);
      return isLost ? missingCode(block, pair) : [];
    }),
  ];
}

/** The names that another list does not have as often. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const isLeft = takerOf(others);
  return names.filter((name) => !isLeft(name));
}

/** Code without what a formatter changes. */
const unformatted = ({ value }: Block): string => value.replace(/[\s;,'"`]+/g, '');

const ofShell = new Set(['bash', 'console', 'sh', 'shell', 'shellscript', 'zsh']);

const ofSettings = new Set(['json', 'jsonc', 'toml', 'yaml', 'yml']);

/** Languages whose blocks are mostly words for people, which a translation translates. */
const ofWords = new Set([
  '',
  ...'bib bibtex diff html log markdoc markdown md mdoc mdx mermaid output plaintext plantuml text txt xml'.split(
    ' ',
  ),
]);
