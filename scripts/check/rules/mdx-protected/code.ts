import type { Code as CodeBlock, InlineCode, Root } from 'mdast';
import type { Pair } from '../../core/pairs.ts';
import { quote } from '../../core/words.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeOf, reference } from '../../place.ts';
import {
  compareUnordered,
  hasSection,
  type InSection,
  placeOfSection,
  visitSections,
} from '../../sections.ts';

/** Rule `mdx-protected`: code is the same in every language, apart from comments in blocks of it. */
export function mdxCode({ source, translation, project }: Pair): Finding[] {
  const own = translation.body;
  if (!source.body || !own) return [];
  const { different, missing, extra } = compareUnordered(
    codeOf(source.body, project.layout !== undefined),
    codeOf(own, project.layout !== undefined),
    // In other layouts, whose texts may be of different versions, code in another section is different code.
    (one, other) => one.node.type === other.node.type && (!project.layout || one.section === other.section),
  );
  // Words of examples may be translated in other projects.
  const level = project.layout ? 'warning' : 'error';
  const at = ({ node }: Code): string => reference(source, placeOf(node));
  return [
    ...different
      .filter(([found, expected]) => !project.layout || !isTranslatedCode(found, expected))
      .map(([{ node }, expected]) =>
        finding(translation, placeOf(node), 'mdx-protected', 'other-code', {
          expected: writtenCode(expected.node),
          found: writtenCode(node),
          at: at(expected),
        }),
      ),
    ...(project.layout ? [] : extra).map(({ node }) => {
      const data = { found: writtenCode(node), english: source.path };
      return finding(translation, placeOf(node), 'mdx-protected', 'extra-code', data);
    }),
    ...missing
      .filter(({ section }) => !project.layout || hasSection(own, section))
      .map((code) => {
        const data = { expected: writtenCode(code.node), at: at(code) };
        return finding(
          translation,
          placeOfSection(translation, code.section),
          'mdx-protected',
          'missing-code',
          data,
        );
      }),
  ].map((one): Finding => ({ ...one, level }));
}

interface Code extends InSection {
  node: InlineCode | CodeBlock;
  key: string;
}

/** @param isTranslated whether words in examples are translated too */
function codeOf(body: Root, isTranslated: boolean): Code[] {
  const found: Code[] = [];
  visitSections(body, (node, section) => {
    if (node.type === 'inlineCode') {
      const isExample = isTranslated && /\s|\P{ASCII}/u.test(node.value);
      found.push({ node, section, key: isExample ? 'words' : node.value });
    }
    if (node.type === 'code' && isTranslated)
      found.push({ node, section, key: `\n${codeSkeleton(node.lang ?? '', node.value)}` });
    else if (node.type === 'code') {
      const lines = node.value
        .split('\n')
        .map((line) => line.replace(/(?:^|\s)(?:#|\/\/|--).*$/, '').trimEnd());
      found.push({ node, section, key: `\n${node.lang ?? ''}\n${lines.filter(Boolean).join('\n')}` });
    }
  });
  return found;
}

/**
 * Whether code in a sentence has the same signs around other words, as names of buttons and examples have in other
 * languages: `Save`, `<YOUR_KEY>`, `name|password`. A name of a program, `addRoute` or `check()`, is never translated.
 */
function isTranslatedCode({ node: found }: Code, { node: expected }: Code): boolean {
  if (found.type === 'code' || expected.type === 'code') return false;
  if (/^[\w$.]*[a-z][A-Z][\w$.]*(?:\(.*\))?$|\(\)$/.test(expected.value)) return false;
  const isWords = [found, expected].some(({ value }) => /\s\S|[^\p{ASCII}]/u.test(value));
  const word = /[\p{L}\p{M}\d]+(?:[-_][\p{L}\p{M}\d]+)*/gu;
  const [one, other] = [found, expected].map(({ value }) => value.toLowerCase().match(word) ?? []);
  const [signs, otherSigns] = [found, expected].map(({ value }) => value.replace(word, 'x'));
  return one?.join(' ') !== other?.join(' ') && (isWords || signs === otherSigns);
}

const writtenCode = (node: InlineCode | CodeBlock): string =>
  node.type === 'inlineCode' ? `\`${node.value}\`` : quote(node.value.split('\n')[0] ?? '');

/** Languages whose blocks are mostly words for people, which a translation translates. */
const ofWords = new Set([
  '',
  ...'diff html markdoc markdown md mdoc mdx text toml txt xml yaml yml'.split(' '),
]);

/**
 * What of a block of code is the same in every language where examples are translated too: its language, and the names
 * of functions, options and other names that no language writes so: `greet(`, `--force`, `siteTitle`.
 */
function codeSkeleton(lang: string, code: string): string {
  if (ofWords.has(lang)) return lang;
  const names = code.match(/[\w$]+(?=\()|(?<!\S)--[a-z][\w-]*|(?<![\w$])[a-z][\w$]*[A-Z][\w$]*/g) ?? [];
  return [lang, ...names.sort()].join('\n');
}
