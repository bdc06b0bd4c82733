import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { screenOf, screens } from '../../schema/screens/index.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import {
  asContent,
  type Content,
  fieldsOf,
  holdsFields,
  kindOf,
  pluralKeys,
} from '../../scripts/check/core/translation.ts';
import { type Graph, type ParsedFile, shownFile } from '../../scripts/content/graph.ts';
import { type PseudoStyle, pseudoText } from './pseudo-text.ts';

/**
 * Writes the English content as a pseudo-language in place of a language, for tests. Translatable texts are rewritten;
 * everything else stays as it is.
 */
export function writePseudoContent(
  graph: Graph,
  contentDir: string,
  locale: Locale,
  style: PseudoStyle,
): void {
  const write = (name: string, text: string) => {
    const file = `${contentDir}/${locale}/${name}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const page of graph.pages.values()) {
    const source = shownFile(page, sourceLocale);
    const frontmatter = translate(screens[screenOf(page.key)], asContent(source.data?.value), locale, style);
    write(
      `${page.key}.mdx`,
      `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n${pseudoBody(source, style)}`,
    );
  }
  for (const name of Object.keys(words) as WordsName[]) {
    const source = graph.words.get(name)?.get(sourceLocale);
    write(
      `${name}.json`,
      JSON.stringify(translate(words[name], asContent(source?.data?.value), locale, style)),
    );
  }
}

/** The translatable fields, rewritten. */
function translate(schema: z.ZodType, content: Content, locale: Locale, style: PseudoStyle): Content {
  const translated: Content = {};
  for (const [key, field] of fieldsOf(schema, content)) {
    const value = content[key];
    if (kindOf(field) === 'plural') {
      const english = String(content[`${key}_other`]);
      for (const form of pluralKeys(key, locale).required) translated[form] = pseudoText(english, style);
    } else if (holdsFields(field)) {
      if (value !== undefined) translated[key] = translate(field, asContent(value), locale, style);
    } else if (kindOf(field) !== 'invariant') {
      if (typeof value === 'string') translated[key] = pseudoText(value, style);
      if (Array.isArray(value)) translated[key] = value.map((text) => pseudoText(String(text), style));
    }
  }
  return translated;
}

/** The body of a file with its texts rewritten in place; structure, links and ids stay the same. */
function pseudoBody(file: ParsedFile, style: PseudoStyle): string {
  const { text, body } = file;
  if (!body) throw new Error(`${file.relative} cannot be read.`);
  const bodyStart = text.indexOf('\n---', 3) + '\n---\n'.length;
  const edits: { start: number; end: number }[] = [];
  visit(body, 'text', (node: Nodes) => {
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      edits.push({ start: start.offset, end: end.offset });
  });
  let written = '';
  let done = bodyStart;
  for (const { start, end } of edits) {
    const [, words = '', id = ''] = /^([\s\S]*?)([ \t]*\[#[a-z0-9-]+\])?$/.exec(text.slice(start, end)) ?? [];
    written += text.slice(done, start) + (words.trim() ? pseudoText(words, style) : words) + id;
    done = end;
  }
  return written + text.slice(done);
}
