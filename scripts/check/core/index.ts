/* The graph of texts and translations: files, parts and their places, states, records. Nothing here judges a translation. */

export { entriesBelow } from './entries-below.ts';
export { type ContentPath, dotted, explain, valueAt } from './explain.ts';
export { contentFile, decodeText, readFolder, writeText } from './files.ts';
export { lastChanged } from './git/history.ts';
export { glossarySchema } from './glossary.ts';
export {
  type Changes,
  changed,
  filesOf,
  type Graph,
  type Page,
  readGraph,
} from './graph.ts';
export { grouped } from './grouped.ts';
export { headingsOf, splitValidId } from './mdx/headings.ts';
export { parseBody, treeOf } from './mdx/parse.ts';
export { isPair, type Pair, pairsOf, type TranslatedFile, translatedFilesOf } from './pairs.ts';
export { fileWith, type ParsedFile } from './parsed-file.ts';
export { endOfFrontmatter, readFrontmatter } from './parsing/frontmatter.ts';
export { readJson } from './parsing/json.ts';
export { type Located, placeAt } from './parsing/located.ts';
export { pluralCategories, pluralExamples, pluralForms } from './plurals.ts';
export { defineConfig } from './project.ts';
export { isPage, partOf, type Section, sectionName, sectionsOf } from './staleness/parts.ts';
export { normalized } from './staleness/words.ts';
export { type Text, textsOf } from './texts.ts';
export { isTodo, todoMark } from './todo.ts';
export {
  asContent,
  type Content,
  entrySchema,
  fieldAt,
  fieldsOf,
  fileSchema,
  formsOf,
  holdsFields,
  kindOf,
  shapeOf,
  unwrapped,
} from './translation.ts';
export { count } from './words.ts';
