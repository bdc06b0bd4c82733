import type { z } from 'zod';
import { type Locale, locales, sourceLocale } from '../../../schema/languages.ts';
import { type ScreenName, screens } from '../../../schema/screens/index.ts';
import { type WordsName, words } from '../../../schema/words/index.ts';
import { glossaryJsonSchema, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** A JSON Schema and the files it applies to. */
export interface SchemaFile {
  /** From the project root. */
  path: string;
  schema: JsonSchema;
  /** Glob patterns of the files it applies to, from the project root. */
  matches: string[];
}

/** Any language but English; the screen schemas are the same for all of them. */
const someTranslation = locales.find((locale) => locale !== sourceLocale) as Locale;

/** The JSON Schemas of all frontmatter, namespaces and glossaries. */
export function schemaFiles(): SchemaFile[] {
  return [
    ...(Object.keys(screens) as ScreenName[]).flatMap((screen) => ofScreen(screen)),
    ...(Object.keys(words) as WordsName[]).flatMap((name) => ofWords(name)),
    { path: 'schemas/glossary.json', schema: glossaryJsonSchema(), matches: ['/content/*/glossary.yaml'] },
  ];
}

/** The name of a screen as part of a file name: `services/*` is “services”, `*` is “article”. */
const fileNameOf = (screen: ScreenName): string => (screen === '*' ? 'article' : screen.replace('/*', ''));

function ofScreen(screen: ScreenName): SchemaFile[] {
  const schema = screens[screen] as z.ZodType;
  const targets = locales.filter((locale) => locale !== sourceLocale);
  const file = (folder: string, locale: Locale, folders: readonly Locale[]): SchemaFile => ({
    path: `schemas/${folder}/${fileNameOf(screen)}.json`,
    schema: jsonSchemaOf(schema, locale, true),
    matches: folders.map((code) => `/content/${code}/${screen}.mdx`),
  });
  return [file('english', sourceLocale, [sourceLocale]), file('translation', someTranslation, targets)];
}

/** A namespace with plurals has a schema per language, since each language has its own plural forms. */
function ofWords(name: WordsName): SchemaFile[] {
  const schema = words[name] as z.ZodType;
  const files = locales.map((locale) => ({
    path:
      locale === sourceLocale ? `schemas/english/${name}.json` : `schemas/translation/${name}.${locale}.json`,
    schema: jsonSchemaOf(schema, locale, false),
    matches: [`/content/${locale}/${name}.json`],
  }));
  const [english, ...translations] = files;
  const [first] = translations;
  const texts = new Set(translations.map((file) => JSON.stringify(file.schema)));
  if (!english || !first || texts.size > 1) return files;
  const matches = translations.flatMap((file) => file.matches);
  return [english, { ...first, path: `schemas/translation/${name}.json`, matches }];
}
