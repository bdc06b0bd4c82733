import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Root } from 'mdast';
import {
  byPath,
  type ContentFile,
  contentFile,
  decodeText,
  type Refused,
  readFolder,
  readText,
} from './files.ts';
import { readLayoutPage } from './layout-page.ts';
import { parseBody } from './mdx/parse.ts';
import { refusalOf } from './names.ts';
import { endOfFrontmatter, readFrontmatter } from './parsing/frontmatter.ts';
import { readJson } from './parsing/json.ts';
import { type Located, offsetAt, type Place, startOfFile } from './parsing/located.ts';
import { type ParseProblem, parseProblem } from './parsing/problem.ts';
import {
  isStackOverflow,
  nestingProblem,
  stackProblem,
  unreadableProblem,
  withoutStrings,
} from './parsing/unreadable.ts';
import { readYaml } from './parsing/yaml.ts';
import { isLocaleOf, type Locale, type Project } from './project.ts';
import type { HistoryChanges } from './staleness/from-history.ts';
import { recordField, withoutRecordSuffix } from './staleness/record.ts';
import { asContent, isContent } from './translation.ts';

/** Which pages and words exist in which language, computed once from the content folder. */
export interface Graph {
  project: Project;
  contentDir: string;
  shownAs: string;
  /** Addresses of the files beside a content of the past; those beside the current folder are read from there. */
  publicFiles?: readonly string[] | undefined;
  /** Pages by key, in the order of their keys. Only pages that exist in the source language. */
  pages: Map<string, Page>;
  words: Map<string, Map<Locale, ParsedFile>>;
  /** From which English texts the words of a language were translated, by namespace; not shown on the site. */
  records: Map<string, Map<Locale, ParsedFile>>;
  /** How each language translates the terms of the trade; not shown on the site. */
  glossaries: Map<Locale, ParsedFile>;
  /** Files that belong to nothing: no language, no English page, no namespace, no known ending. */
  strays: ContentFile[];
  /** What the history tells of translations that keep no record, by their paths; absent where it was not asked. */
  history?: ReadonlyMap<string, HistoryChanges>;
  /** The components that translations do without, where that was learned from more files than are here. */
  unasked?: ReadonlySet<string>;
  /** What is not read because of its name or kind, sorted by path. */
  refused: Refused[];
}

export interface Page {
  key: string;
  files: Map<Locale, ParsedFile>;
}

/** A file that was read. It is parsed when somebody asks for what is in it, once. */
export interface ParsedFile extends ContentFile {
  text: string;
  /** Frontmatter or JSON; absent when it cannot be read. */
  data: Located | undefined;
  /** Syntax tree of an MDX file; absent in JSON and when it cannot be read. */
  body: Root | undefined;
  problems: ParseProblem[];
  /** From which English text a translated page was made, as its frontmatter says. */
  record: RecordLine | undefined;
  hash: string;
  /** Drops what was parsed, which takes much more memory than the text; it is parsed again when somebody asks. */
  forget(): void;
}

/** The field `source` of the frontmatter of a translation. It is taken out of the data, since it is no content. */
export interface RecordLine {
  value: unknown;
  place: Place;
  /** The characters of the file from the start of the field to the end of its value; offsets from, to. */
  range: [from: number, to: number];
  locate(part: string, at: 'key' | 'value'): Place;
}

/** Reads the content folder. Files that cannot be read are part of the graph, with their problems. */
export function readGraph(project: Project, contentDir: string, shownAs = 'content'): Graph {
  const { layout } = project;
  const { files, refused } = readFolder(contentDir, shownAs, layout && [...layout.folders]);
  const others = refused.filter(({ file }) => !layout || layout.place(file.relative));
  return graphOf({ project, contentDir, shownAs }, files, others, ({ absolute }) => readText(absolute));
}

/** A content folder without files. */
export const emptyGraph = (project: Project, contentDir: string, shownAs: string): Graph =>
  graphOf({ project, contentDir, shownAs }, [], [], () => undefined);

/** Files by their path below the content folder; `undefined` for one that is not there. */
export type Changes = { readonly [path: string]: string | Uint8Array | undefined };

/** The graph with some files added, rewritten or deleted. Nothing is written, and no other file is read again. */
export function changed(graph: Graph, changes: Changes): Graph {
  const { contentDir, shownAs } = graph;
  const isSame = ({ relative }: ContentFile): boolean => !Object.hasOwn(changes, relative);
  const known = new Map(filesOf(graph).map((file) => [file.relative, file]));
  const files = [...known.values(), ...graph.strays].filter(isSame);
  for (const [path, content] of Object.entries(changes))
    if (content !== undefined) files.push(contentFile(contentDir, path, shownAs));
  const refused = graph.refused.filter(({ file }) => isSame(file));
  return graphOf(graph, files.sort(byPath), refused, (file) => {
    const content = changes[file.relative];
    if (content === undefined) return known.get(file.relative) ?? readText(file.absolute);
    return decodeText(typeof content === 'string' ? Buffer.from(content) : content);
  });
}

/** Reads a file: its text, `undefined` if that is not UTF-8, or what is known of it already. */
type Reader = (file: ContentFile) => ParsedFile | string | undefined;

function graphOf(
  { project, contentDir, shownAs }: Pick<Graph, 'project' | 'contentDir' | 'shownAs'>,
  found: readonly ContentFile[],
  others: readonly Refused[],
  read: Reader,
): Graph {
  const { layout, source } = project;
  const graph: Graph = {
    project,
    contentDir: resolve(contentDir),
    shownAs,
    pages: new Map(),
    words: new Map(),
    records: new Map(),
    glossaries: new Map(),
    strays: [],
    refused: [...others],
  };
  const files = found.flatMap((file) => {
    if (layout) {
      const place = layout.place(file.relative);
      return place ? { ...file, folder: place.locale, key: place.key, extension: place.extension } : [];
    }
    const why = refusalOf(file, project);
    if (why) graph.refused.push({ file, why });
    return why ? [] : file;
  });
  graph.refused.sort((a, b) => byPath(a.file, b.file));
  const english = files.filter(({ folder }) => folder === source);
  for (const { key, extension } of english)
    if (extension === '.mdx') graph.pages.set(key, { key, files: new Map() });
  const namespaces = new Set(
    layout
      ? english.flatMap(({ key, extension }) => (extension === '.json' ? key : []))
      : Object.keys(project.files.words),
  );
  const paths = new Set(files.map(({ relative }) => relative));
  for (const file of files) {
    const siblings = isLocaleOf(project, file.folder) && siblingsOf(file, graph, namespaces, paths);
    if (siblings)
      siblings.set(
        file.folder,
        parsedFile(file, read, project, () => sourceOf(file, graph)),
      );
    else graph.strays.push(file);
  }
  return graph;
}

/** What a file is one language of; `undefined` if it belongs to nothing. */
function siblingsOf(
  { folder, key, extension }: ContentFile,
  { project, pages, words, records, glossaries }: Graph,
  namespaces: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): Map<Locale, ParsedFile> | undefined {
  if (extension === '.mdx') return pages.get(key)?.files;
  if (extension === '.yaml') return key === 'glossary' ? glossaries : undefined;
  if (extension !== '.json') return undefined;
  const name = withoutRecordSuffix(key);
  // English is translated from nothing.
  const isRecord = name !== key && folder !== project.source && Object.hasOwn(project.files.words, name);
  if (isRecord ? !paths.has(`${folder}/${name}.json`) : !namespaces.has(key)) return undefined;
  const byName = isRecord ? records : words;
  const files = byName.get(name) ?? new Map<Locale, ParsedFile>();
  byName.set(name, files);
  return files;
}

const sourceOf = ({ folder, key }: ContentFile, { project, pages }: Graph): ParsedFile | undefined =>
  folder === project.source ? undefined : pages.get(key)?.files.get(project.source);

/** What a file holds, as far as it can be read. */
export type Parsed = Pick<ParsedFile, 'data' | 'body' | 'problems' | 'record'>;

/** Reads a page or an older version of it; a page of the source language has no record. */
export function readPage(text: string, isSource: boolean): Parsed {
  const { data, problems } = readFrontmatter(text);
  // Without its `---` lines, YAML would be read as text of the page.
  const read = endOfFrontmatter(text) === undefined ? nothing : parseBody(text);
  return withRecord({ data, body: read.body, problems: [...problems, ...read.problems] }, text, isSource);
}

/** Reads a namespace, from its file or from an older version of it. */
export const readWords = (text: string): Parsed => ({ ...nothing, ...readJson(text) });

/** Reads a file, or an older version of it. */
export function readVersion(
  text: string,
  { extension, folder, relative }: Pick<ContentFile, 'extension' | 'folder' | 'relative'>,
  { layout, source }: Project,
  sourceFile?: ParsedFile,
): Parsed {
  const isSource = folder === source;
  if (extension === '.yaml') return { ...nothing, ...readYaml(text, text, 0) };
  if (extension === '.mdx')
    return layout
      ? { ...readLayoutPage(text, relative, layout, sourceFile), record: undefined }
      : readPage(text, isSource);
  const read = readWords(text);
  // Programs that make these files write an empty text, or null, for one that is still to be translated.
  if (!layout || isSource || !read.data) return read;
  return { ...read, data: { ...read.data, value: withoutEmpty(read.data.value) } };
}

const nothing: Parsed = { data: undefined, body: undefined, problems: [], record: undefined };

/** Separates the record of a translation from its content. */
function withRecord(page: Omit<Parsed, 'record'>, text: string, isSource: boolean): Parsed {
  const { data } = page;
  const content = asContent(data?.value);
  if (isSource || !data || !Object.hasOwn(content, recordField)) return { ...page, record: undefined };
  const { [recordField]: value, ...fields } = content;
  const place = data.locate([recordField], 'key');
  const from = offsetAt(text, place);
  const [, end = 0] = data.rangeOf([recordField]) ?? [];
  const written = text.slice(from, Math.max(end, from + recordField.length)).trimEnd();
  return {
    ...page,
    data: { ...data, value: fields },
    record: {
      value,
      place,
      range: [from, from + written.length],
      locate: (part, at) => data.locate([recordField, part], at),
    },
  };
}

function withoutEmpty(value: unknown): unknown {
  if (!isContent(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== '' && entry !== null);
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutEmpty(entry)]));
}

/** A page or namespace with a text that is not written yet. */
export const fileWith = (file: ContentFile, text: string, project: Project): ParsedFile =>
  parsedFile(file, () => text, project);

function parsedFile(
  file: ContentFile,
  read: Reader,
  project: Project,
  source?: () => ParsedFile | undefined,
): ParsedFile {
  let unread: Parsed | undefined;
  let text = '';
  try {
    const found = read(file);
    if (typeof found === 'object') return found;
    if (found === undefined) unread = failed(parseProblem({ place: startOfFile }, 'not-utf8', {}));
    else text = found;
  } catch (error) {
    unread = unreadable(error, file);
  }
  let parsed = unread;
  const content = (): Parsed => {
    parsed ??= readSafely(text, file, project, source?.());
    return parsed;
  };
  let hash: string | undefined;
  return {
    ...file,
    text,
    get data() {
      return content().data;
    },
    get body() {
      return content().body;
    },
    get problems() {
      return content().problems;
    },
    get record() {
      return content().record;
    },
    get hash() {
      // Of a file that cannot be read there is only its problem.
      const known = unread ? JSON.stringify(unread.problems) : text;
      hash ??= createHash('sha256').update(known).digest('base64url');
      return hash;
    },
    forget() {
      parsed = unread;
    },
  };
}

/** Whatever keeps a file from being read becomes a problem of that file, so that the others are still read. */
function readSafely(text: string, file: ContentFile, project: Project, source?: ParsedFile): Parsed {
  const problem =
    unreadableProblem(text) ?? nestingProblem(file.extension === '.json' ? withoutStrings(text) : text);
  if (problem) return failed(problem);
  try {
    const read = readVersion(text, file, project, source);
    // Parsers put a failure of their own into words that say nothing to a translator.
    const isTooDeep = read.problems.some(({ data }) => 'reason' in data && isStackOverflow(data.reason));
    return isTooDeep ? failed(stackProblem()) : read;
  } catch (error) {
    return isStackOverflow(error) ? failed(stackProblem()) : unreadable(error, file);
  }
}

function unreadable(error: unknown, { absolute, path }: ContentFile): Parsed {
  const reason = (error as Error).message.replace(absolute, path);
  return failed(parseProblem({ place: startOfFile }, 'unreadable', { reason }));
}

const failed = (problem: ParseProblem): Parsed => ({ ...nothing, problems: [problem] });

/** Every file that was read: of pages, words, records and glossaries. */
export function filesOf(graph: Graph): ParsedFile[] {
  const groups = [
    ...[...graph.pages.values()].map(({ files }) => files),
    ...graph.words.values(),
    ...graph.records.values(),
    graph.glossaries,
  ];
  return groups.flatMap((files) => [...files.values()]);
}
