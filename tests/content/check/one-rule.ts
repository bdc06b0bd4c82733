import { extname } from 'node:path';
import { z } from 'zod';
import project from '../../../check.config.ts';
import { text, texts } from '../../../schema/fields.ts';
import { type Locale, targetLanguages } from '../../../schema/languages.ts';
import { applyEdits } from '../../../scripts/check/commands/fix.ts';
import type { CheckContext } from '../../../scripts/check/context.ts';
import { parseBody } from '../../../scripts/check/core/mdx/parse.ts';
import type { Pair } from '../../../scripts/check/core/pairs.ts';
import { readJson } from '../../../scripts/check/core/parsing/json.ts';
import type { Finding } from '../../../scripts/check/finding.ts';
import { phrasesPattern } from '../../../scripts/check/text/masked.ts';
import type { ParsedFile } from '../../../scripts/content/graph.ts';

/** A rule that compares a translation with English, and needs no content folder. */
export type PairRule = (pair: Pair, context: CheckContext) => Finding[];

/** A string, or a list of strings. */
type Words = string | readonly string[];

const schema = z.strictObject({ text: text('A text.').optional(), list: texts('A list.').optional() });

/** Returns the context of a rule, with names to keep and phrases that may stay in English. */
export const contextWith = (keep: string[] = [], same: string[] = []): CheckContext => ({
  project,
  anchors: new Map(),
  pagesAt: () => [],
  anchorIdsOf: () => new Map(),
  files: undefined,
  termsOf: () => ({ path: 'glossary.yaml', keep, terms: [], untouched: phrasesPattern([...keep, ...same]) }),
  digest: '',
});

/** Returns a rule's findings about one field of a namespace. */
export const inField = (
  rule: PairRule,
  locale: Locale,
  english: Words,
  own: Words,
  context = contextWith(),
) => rule(pairOf(locale, wordsFile('en', english), wordsFile(locale, own)), context);

/** Returns a rule's findings about the body of a page. */
export const inBody = (
  rule: PairRule,
  locale: Locale,
  english: string,
  own: string,
  context = contextWith(),
) => rule(pairOf(locale, pageFile('en', english), pageFile(locale, own)), context);

/** Returns a body after a rule's fixes. */
export function mended(rule: PairRule, locale: Locale, english: string, translation: string): string {
  const edits = inBody(rule, locale, english, translation).flatMap(({ edit }) => edit ?? []);
  return applyEdits(translation, edits);
}

function pairOf(locale: Locale, source: ParsedFile, translation: ParsedFile): Pair {
  const language = targetLanguages.find(({ code }) => code === locale);
  if (!language) throw new Error(`${locale} is no language that is translated to.`);
  return { project, schema, language, source, translation, path: translation.path };
}

function wordsFile(locale: Locale, value: Words): ParsedFile {
  const file = JSON.stringify(typeof value === 'string' ? { text: value } : { list: value }, null, 2);
  const { data } = readJson(file);
  if (!data) throw new Error(`${file} cannot be read.`);
  return fileOf(`${locale}/common.json`, file, { data });
}

function pageFile(locale: Locale, body: string): ParsedFile {
  const parsed = parseBody(body);
  if (!parsed.body) throw new Error(`${body} cannot be read.`);
  return fileOf(`${locale}/guide.mdx`, body, { body: parsed.body });
}

const fileOf = (path: string, content: string, parsed: Partial<ParsedFile>): ParsedFile =>
  ({
    path: `content/${path}`,
    folder: path.split('/')[0],
    extension: extname(path),
    text: content,
    problems: [],
    data: undefined,
    body: undefined,
    ...parsed,
  }) as ParsedFile;
