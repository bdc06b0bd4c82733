/* The graph of texts and translations: files, parts and their places, states, records. Nothing here judges a translation. */

export { type ContentPath, closest, dotted, explain, nameOf, valueAt } from './explain.ts';
export {
  contentFile,
  decodeText,
  entriesBelow,
  isPage,
  readFolder,
  type WrittenFile,
  writeText,
} from './files.ts';
export { type Gap, gapsOf } from './gaps.ts';
export { git, isShallow } from './git/git.ts';
export { glossarySchema } from './glossary.ts';
export {
  applyChanges,
  type Changes,
  filesOf,
  type Graph,
  type Page,
  readGraph,
} from './graph.ts';
export { grouped } from './grouped.ts';
export { headingsOf, idOfHeading, splitHeadingId, splitValidId } from './mdx/headings.ts';
export { isTextBlock, visit } from './mdx/nodes.ts';
export { parseBody, treeOf } from './mdx/parse.ts';
export { isPair, nameOfPair, type Pair, pairsOf, type TranslatedFile, translatedFilesOf } from './pairs.ts';
export { fileWithText, type ParsedFile } from './parsed-file.ts';
export { endOfFrontmatter, readFrontmatter } from './parsing/frontmatter.ts';
export { readJson } from './parsing/json.ts';
export { type Located, offsetAt, placeAt } from './parsing/located.ts';
export { pluralCategories, pluralExamples, pluralForms } from './plurals.ts';
export { type Components, defineConfig, type Locale, targetsOf } from './project.ts';
export { resolvedRecord, writtenRecord } from './staleness/checked.ts';
export {
  partOf,
  partsIn,
  partsOf,
  type Section,
  sectionName,
  sectionsOf,
} from './staleness/parts.ts';
export {
  readRecord,
  recordField,
  recordOf,
  recordPath,
  type TextRecord,
  withoutRecordSuffix,
} from './staleness/record.ts';
export { stalenessOf, translatedParts } from './staleness/staleness.ts';
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
  hasFields,
  kindOf,
  pluralKeys,
  shapeOf,
  unwrapped,
} from './translation.ts';
export { count, didYouMean, listed, quote, some } from './words.ts';
