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
import { endOfFrontmatter, readFrontmatter } from './frontmatter.ts';
import { readJson } from './json.ts';
import type { Layout } from './layout.ts';
import { readLayoutPage } from './layout-page.ts';
import { type Located, offsetAt, type Place, startOfFile } from './located.ts';
import { parseBody } from './mdx/parse.ts';
import { refusalOf } from './names.ts';
import { type ParseProblem, parseProblem } from './problem.ts';
import { isLocaleOf, type Locale, type Project } from './project.ts';
import type { HistoryChanges } from './staleness/from-history.ts';
import { recordField, recordSuffix } from './staleness/record.ts';
import { asContent, isContent } from './translation.ts';
import { isStackOverflow, nestingProblem, stackProblem, unreadableProblem } from './unreadable.ts';
import { readYaml } from './yaml.ts';

/** Which pages and words exist in which language, computed once from the content folder. */
export interface Graph {
  project: Project;
  contentDir: string;
  shownAs: string;
  /** Addresses of the files beside a content of the past; those beside the current folder are read from there. */
  publicFiles?: readonly string[];
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
  locate(part: string): Place;
}

/** Reads the content folder. Files that cannot be read are part of the graph, with their problems. */
export function readGraph(project: Project, contentDir: string, shownAs = 'content'): Graph {
  const read: Reader = ({ absolute }) => readText(absolute);
  const { layout } = project;
  const { files, refused } = readFolder(contentDir, shownAs, layout && [...layout.folders]);
  const others = refused.filter(({ file }) => !layout || layout.place(file.relative));
  return graphOf(project, contentDir, shownAs, files, others, read, new Map());
}

/** A content folder without files. */
export const emptyGraph = (project: Project, contentDir: string, shownAs: string): Graph =>
  graphOf(project, contentDir, shownAs, [], [], () => undefined, new Map());

/** Files by their path below the content folder; `undefined` for one that is not there. */
export type Changes = { readonly [path: string]: string | Uint8Array | undefined };

/** The graph with some files added, rewritten or deleted. Nothing is written, and no other file is read again. */
export function changed(graph: Graph, changes: Changes): Graph {
  const { project, contentDir, shownAs, strays, refused } = graph;
  const known = filesOf(graph).filter((file) => !Object.hasOwn(changes, file.relative));
  const files: ContentFile[] = [
    ...known,
    ...[...strays, ...refused.filter(isNamed).map(({ file }) => file)].filter(
      (file) => !Object.hasOwn(changes, file.relative),
    ),
    ...Object.keys(changes)
      .filter((path) => changes[path] !== undefined)
      .map((path) => contentFile(contentDir, path, shownAs)),
  ];
  const read: Reader = (file) => {
    const content = changes[file.relative];
    if (content === undefined) return readText(file.absolute);
    return decodeText(typeof content === 'string' ? Buffer.from(content) : content);
  };
  const byRelative = new Map(known.map((file) => [file.relative, file]));
  const others = refused.filter((entry) => !isNamed(entry));
  return graphOf(project, contentDir, shownAs, files.sort(byPath), others, read, byRelative);
}

const isNamed = ({ why }: Refused): boolean => why === 'name' || why === 'language';

type Reader = (file: ContentFile) => string | undefined;

/** @param known files that need not be read, by their path below the content folder */
function graphOf(
  project: Project,
  contentDir: string,
  shownAs: string,
  found: readonly ContentFile[],
  others: readonly Refused[],
  read: Reader,
  known: ReadonlyMap<string, ParsedFile>,
): Graph {
  const pages = new Map<string, Page>();
  const parsed = (file: ContentFile, parse: Parser): ParsedFile =>
    known.get(file.relative) ?? parseFile(file, parse, read, project, () => sourceOf(file));
  const sourceOf = ({ folder, key }: ContentFile): ParsedFile | undefined =>
    folder === project.source ? undefined : pages.get(key)?.files.get(project.source);
  const { layout } = project;
  const names = layout
    ? []
    : found.flatMap((file) => {
        const why = refusalOf(file, project);
        return why ? [{ file, why }] : [];
      });
  const files = layout
    ? inLayout(found, layout)
    : found.filter((file) => names.every((refused) => refused.file !== file));
  const graph: Graph = {
    project,
    contentDir: resolve(contentDir),
    shownAs,
    pages,
    words: new Map(),
    records: new Map(),
    glossaries: new Map(),
    strays: [],
    refused: [...others, ...names].sort((a, b) => byPath(a.file, b.file)),
  };
  for (const file of files) {
    if (file.folder === project.source && file.extension === '.mdx') {
      pages.set(file.key, { key: file.key, files: new Map() });
    }
  }
  const below = new Set(files.map((file) => file.relative));
  const namespaces = new Set(
    layout
      ? files.flatMap(({ folder, key, extension }) =>
          folder === project.source && extension === '.json' ? key : [],
        )
      : Object.keys(project.files.words),
  );
  for (const file of files) {
    const page = file.extension === '.mdx' ? pages.get(file.key) : undefined;
    const recorded = recordedWords(file, project);
    const namespace = file.extension === '.json' && namespaces.has(file.key) ? file.key : undefined;
    const isGlossary = file.key === 'glossary' && file.extension === '.yaml';
    const isRecord = recorded && below.has(`${file.folder}/${recorded}.json`);
    if (!isLocaleOf(project, file.folder) || !(page || namespace || isGlossary || isRecord))
      graph.strays.push(file);
    else if (isGlossary) graph.glossaries.set(file.folder, parsed(file, parseGlossary));
    else if (page) page.files.set(file.folder, parsed(file, parsePage));
    else {
      const [name, byName] = recorded ? [recorded, graph.records] : [namespace ?? '', graph.words];
      const byLocale = byName.get(name) ?? new Map<Locale, ParsedFile>();
      byName.set(name, byLocale.set(file.folder, parsed(file, parseWords)));
    }
  }
  return graph;
}

/** The texts among the files of another layout, by what they are there. */
const inLayout = (files: readonly ContentFile[], layout: Layout): ContentFile[] =>
  files.flatMap((file) => {
    const place = layout.place(file.relative);
    return place ? { ...file, folder: place.locale, key: place.key, extension: place.extension } : [];
  });

/** The namespace whose record a file is by its name; English is translated from nothing. */
function recordedWords(
  { key, extension, folder }: ContentFile,
  { source, files }: Project,
): string | undefined {
  if (extension !== '.json' || folder === source || !key.endsWith(recordSuffix)) return undefined;
  const name = key.slice(0, -recordSuffix.length);
  return Object.hasOwn(files.words, name) ? name : undefined;
}

/** What a file holds, as far as it can be read. */
export type Parsed = Pick<ParsedFile, 'data' | 'body' | 'problems' | 'record'>;

/** Reads a page or an older version of it; a page of the source language has no record. */
export function readPage(text: string, isSource: boolean): Parsed {
  const { data, problems } = readFrontmatter(text);
  // Without its `---` lines, YAML would be read as text of the page.
  const read = endOfFrontmatter(text) === undefined ? nothing : parseBody(text);
  return {
    ...(data && !isSource ? takeRecord(data, text) : { data, record: undefined }),
    body: read.body,
    problems: [...problems, ...read.problems],
  };
}

/** Reads a namespace, from its file or from an older version of it. */
export const readWords = (text: string): Parsed => ({ ...nothing, ...readJson(text) });

/** Reads an older version of a file. */
export const readVersion = (
  text: string,
  { extension, folder }: Pick<ContentFile, 'extension' | 'folder'>,
  project: Project,
): Parsed => (extension === '.mdx' ? readPage(text, folder === project.source) : readWords(text));

const nothing: Parsed = { data: undefined, body: undefined, problems: [], record: undefined };

/** Separates the record of a translation from its content. */
function takeRecord(data: Located, text: string): Pick<Parsed, 'data' | 'record'> {
  const content = asContent(data.value);
  if (!Object.hasOwn(content, recordField)) return { data, record: undefined };
  const { [recordField]: value, ...fields } = content;
  const place = data.locate([recordField], 'key');
  const from = offsetAt(text, place);
  const [, end = 0] = data.rangeOf([recordField]) ?? [];
  const written = text.slice(from, Math.max(end, from + recordField.length)).trimEnd();
  return {
    data: { ...data, value: fields },
    record: {
      value,
      place,
      range: [from, from + written.length],
      locate: (part) => data.locate([recordField, part], 'key'),
    },
  };
}

type Parser = (
  text: string,
  file: ContentFile,
  project: Project,
  source: () => ParsedFile | undefined,
) => Parsed;

const parsePage: Parser = (text, { folder, relative }, { source, layout }, sourceFile) => {
  if (!layout) return readPage(text, folder === source);
  const page = readLayoutPage(text, relative, layout, sourceFile());
  return {
    ...page,
    ...(page.data && folder !== source ? takeRecord(page.data, text) : { record: undefined }),
  };
};

const parseWords: Parser = (text, { folder }, { layout, source }) => {
  const read = readWords(text);
  // Programs that make these files write an empty text for one that is still to be translated.
  if (!layout || folder === source || !read.data) return read;
  return { ...read, data: { ...read.data, value: withoutEmpty(read.data.value) } };
};

function withoutEmpty(value: unknown): unknown {
  if (!isContent(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== '');
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutEmpty(entry)]));
}

const parseGlossary: Parser = (text) => ({ ...nothing, ...readYaml(text, text, 0) });

/** A page or namespace with a text that is not written yet. */
export const fileWith = (file: ContentFile, text: string, project: Project): ParsedFile =>
  parseFile(
    file,
    file.extension === '.mdx' ? parsePage : parseWords,
    () => text,
    project,
    () => undefined,
  );

/** Whatever keeps a file from being read becomes a problem of that file, so that the others are still read. */
function parseFile(
  file: ContentFile,
  parse: Parser,
  readFile: Reader,
  project: Project,
  source: () => ParsedFile | undefined,
): ParsedFile {
  let unread: Parsed | undefined;
  let hash: string | undefined;
  let text = '';
  try {
    const read = readFile(file);
    if (read === undefined) {
      unread = failed(parseProblem({ place: startOfFile }, 'not-utf8', {}));
    } else text = read;
  } catch (error) {
    unread = unreadable(error, file);
  }
  let parsed = unread;
  const content = (): Parsed => {
    try {
      const tooDeep = parsed ? undefined : (unreadableProblem(text) ?? nestingProblem(text));
      parsed ??= tooDeep ? failed(tooDeep) : parse(text, file, project, source);
      // Parsers put a failure of their own into words that say nothing to a translator.
      if (parsed.problems.some(({ data }) => 'reason' in data && isStackOverflow(data.reason)))
        parsed = failed(stackProblem());
    } catch (error) {
      parsed = isStackOverflow(error) ? failed(stackProblem()) : unreadable(error, file);
    }
    return parsed;
  };
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
