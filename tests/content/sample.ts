import { stringify } from 'yaml';
import { z } from 'zod';
import project from '../../check.config.ts';
import { type Locale, locales, sourceLocale } from '../../schema/languages.ts';
import { navigationPages } from '../../schema/navigation.ts';
import { notFoundKey } from '../../schema/page-key.ts';
import { screenOf, screens } from '../../schema/screens/index.ts';
import { type WordsName, words } from '../../schema/words/index.ts';
import { jsonRecord } from '../../scripts/authoring/records/written-record.ts';
import { dotted } from '../../scripts/check/core/explain.ts';
import { contentFile, fileWithText } from '../../scripts/check/core/index.ts';
import { scriptsOf } from '../../scripts/check/core/languages/scripts.ts';
import { partsIn } from '../../scripts/check/core/staleness/parts.ts';
import { recordOf } from '../../scripts/check/core/staleness/record.ts';
import {
  entrySchema,
  fieldsOf,
  hasFields,
  kindOf,
  pluralKeys,
  unwrapped,
} from '../../scripts/check/core/translation.ts';
import type { Tree } from './fixture.ts';

/** All languages except English, in the order of findings. */
export const translatedTo: readonly Locale[] = locales.filter((code) => code !== sourceLocale).toSorted();

/**
 * Returns a small content folder without findings: made-up text in every page, namespace and language. `guide.mdx`
 * is below; the rest is generated from the schemas.
 */
export function sampleTree(): Tree {
  const tree: { [path: string]: string } = {};
  for (const locale of locales) {
    for (const key of [...navigationPages, notFoundKey]) {
      const frontmatter = sampleOf(screens[screenOf(key)], locale, []);
      tree[`${locale}/${key}.mdx`] = `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n<Hero />\n`;
    }
    for (const [name, schema] of Object.entries(words)) {
      tree[`${locale}/${name}.json`] = `${JSON.stringify(sampleOf(schema, locale, []), null, 2)}\n`;
    }
    tree[`${locale}/guide.mdx`] = guide(locale);
  }
  return recorded(tree);
}

/**
 * Returns a tree whose translations record that they are up to date with its English files. In a page, the record
 * replaces an empty line, so that line numbers are the same in all languages.
 */
export function recorded(tree: Tree): Tree {
  const files = { ...tree };
  for (const [path, text] of Object.entries(tree)) {
    const [, name = '', extension = ''] = /^en\/(.*)(\.mdx|\.json)$/.exec(path) ?? [];
    if (typeof text !== 'string' || name === '') continue;
    const isPage = extension === '.mdx';
    const schema: z.ZodType = isPage ? screens[screenOf(name)] : words[name as WordsName];
    const record = recordOf(partsIn(fileWithText(contentFile('', path), text, project), schema));
    // On one line, so that line numbers match those in English.
    const line = `source: ${JSON.stringify(Object.fromEntries(record))}`;
    for (const locale of translatedTo) {
      const own = files[`${locale}/${name}${extension}`];
      if (typeof own !== 'string') continue;
      if (isPage) files[`${locale}/${name}.mdx`] = withRecord(own, line);
      else files[`${locale}/${name}.source.json`] = jsonRecord(record);
    }
  }
  return files;
}

const withRecord = (page: string, line: string): string =>
  /^source: /m.test(page)
    ? page.replace(/^source: .*$/m, line)
    : page.replace('\n---\n\n', `\n${line}\n---\n`);

/** Of equal length in these languages, so that columns match. */
const opening: { readonly [locale in Locale]?: string } = {
  en: 'Text en with <Email /> and [a link](/contact).',
  nl: 'Text nl over <Email /> met [a link](/contact).',
  fr: 'Text fr avec <Email /> par [a link](/contact).',
  de: 'Text de über <Email /> und [a link](/contact).',
  ar: 'نصوص بالعربي <Email /> ومع [a link](/contact).',
  zh: '这是一段中文的示例文字见 <Email /> 和一个 [a link](/contact)。',
};

/** The same for an added language, with a few of its words from CLDR. */
function otherOpening(locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const [first, second, third] = ['nl', 'fr', 'de'].map((code) => names.of(code));
  return `${first} ${second} <Email /> ${third} [a link](/contact).`;
}

/** Returns text that makes a description long enough for search results. */
const summary = (locale: Locale): string => {
  const [word = `word${locale}`] = { ar: ['كلماتكم'], zh: ['说明文字'] }[locale as string] ?? [];
  return `-${word}`.repeat(10);
};

/** Returns a page of prose with known line numbers. */
const guide = (locale: Locale): string => `---
label: Guide ${locale}
title: Guide ${locale}
description: ${scriptsOf(locale).includes('Latn') ? 'Description' : 'About'} ${locale}${summary(locale)}
hero:
  eyebrow: Eyebrow ${locale}
  heading: Heading ${locale}
  lead: "Lead${locale === 'fr' ? '\u00a0' : ''}: call {{phone}}"
---

<Hero />

${opening[locale] ?? otherOpening(locale)}

## First ${locale} [#first]

Text ${locale}.

## Second ${locale} [#second]

<CallToAction />
`;

/** Returns content that fits a schema; each text contains its path, language and placeholders. */
function sampleOf(schema: z.ZodType, locale: Locale, path: readonly string[]): unknown {
  if (kindOf(schema) === 'invariant') return invariantOf(schema);
  if (hasFields(schema)) return sampleFields(schema, locale, path);
  // A single long word would count as untranslated English.
  const name = path.join('.').length > 9 ? ['page', ...path].slice(path.length > 1 ? 1 : 0) : path;
  const more = dotted([...path]) === 'description' ? summary(locale) : '';
  const placeholders = new Set(
    unwrapped(schema)
      .meta()
      ?.description?.match(/\{\{\w+\}\}/g),
  );
  const text = [`${name.join('.')} ${locale}${more}`, ...placeholders].join(' ');
  return unwrapped(schema) instanceof z.ZodArray ? [`${text} 1`, `${text} 2`] : text;
}

function sampleFields(schema: z.ZodType, locale: Locale, path: readonly string[]): object {
  const names = entrySchema(schema) ? { first: {}, second: {} } : {};
  const fields = fieldsOf(schema, names).flatMap(([key, field]) => {
    if (kindOf(field) === 'invariant' && locale !== sourceLocale) return [];
    const keys = kindOf(field) === 'plural' ? pluralKeys(key, locale).required : [key];
    return keys.map((name) => [name, sampleOf(field, locale, [...path, name])] as const);
  });
  return Object.fromEntries(fields);
}

/** Returns a value that an invariant of the schemas accepts. */
function invariantOf(schema: z.ZodType): unknown {
  const words = ['hour', 'project', 'month', 'varies', '2026-01-31', '/images/a.svg', 'room', 'name'];
  const value = [1, true, ...words, ['GLB']].find((candidate) => schema.safeParse(candidate).success);
  if (value === undefined) throw new Error(`No sample value fits “${schema.meta()?.description}”.`);
  return value;
}
