import type { Code as CodeBlock, InlineCode, Root } from 'mdast';
import { quote } from '../core/explain.ts';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import type { Place } from '../core/located.ts';
import { codeSkeleton } from '../core/mdx/code-skeleton.ts';
import type { Pair } from '../core/pairs.ts';
import { placeOf, reference } from '../place.ts';
import { compareUnordered, type InSection, placeOfSection, sectionIds, visitSections } from '../sections.ts';

/** Rule `mdx-protected`: code is the same in every language, apart from comments in blocks of it. */
export function mdxCode({ source, translation, project }: Pair): Finding[] {
  if (!source.body || !translation.body) return [];
  const { different, missing, extra } = compareUnordered(
    codeOf(source.body, project.layout !== undefined),
    codeOf(translation.body, project.layout !== undefined),
    (one, other) => one.node.type === other.node.type,
  );
  // That a whole section is missing is a finding by itself.
  const there = sectionIds(translation.body);
  const isToldAlone = ({ section }: Code) => !project.layout || there.has(section);
  const finding = (place: Place, message: string, fix: string) =>
    findingAt(translation, place, 'mdx-protected', message, fix, project.layout ? 'warning' : 'error');
  const english = ({ node }: Code) => `${writtenCode(node)} of ${reference(source, placeOf(node))}`;
  return [
    ...different.map(([found, expected]) => {
      const message = `expected the code ${english(expected)}, found ${writtenCode(found.node)}.`;
      return finding(
        placeOf(found.node),
        message,
        'write it exactly as English does; code is not translated.',
      );
    }),
    ...extra.map(({ node }) => {
      const message = `the code ${writtenCode(node)} does not stand in ${source.path}.`;
      return finding(placeOf(node), message, 'write it without the signs `.');
    }),
    ...missing.filter(isToldAlone).map((code) => {
      const message = `the code ${english(code)} is missing in this section.`;
      const fix = `write ${writtenCode(code.node)} where it belongs in the sentence.`;
      return finding(placeOfSection(translation, code.section), message, fix);
    }),
  ];
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

const writtenCode = (node: InlineCode | CodeBlock): string =>
  node.type === 'inlineCode' ? `\`${node.value}\`` : quote(node.value.split('\n')[0] ?? '');
