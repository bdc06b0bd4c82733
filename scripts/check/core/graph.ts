import { resolve } from 'node:path';
import {
  byPath,
  type ContentFile,
  contentFile,
  decodeText,
  type Refused,
  readFolder,
  readText,
} from './files.ts';
import { refusalOf } from './names.ts';
import { type ParsedFile, parsedFile, type Reader } from './parsed-file.ts';
import { isLocaleOf, type Locale, type Project } from './project.ts';
import type { TextHistory } from './staleness/from-history.ts';
import { withoutRecordSuffix } from './staleness/record.ts';

/** Which pages and namespaces exist in which language, computed once from the content folder. */
export interface Graph {
  project: Project;
  contentDir: string;
  displayRoot: string;
  /** URLs of the public files of an earlier version; those of the current version are read from their folder. */
  publicFiles?: readonly string[] | undefined;
  /** Pages by key, in the order of keys; only those that exist in the source language. */
  pages: Map<string, Page>;
  namespaces: Map<string, Map<Locale, ParsedFile>>;
  /** Which English text each namespace was translated from, by namespace and language; not shown on the site. */
  records: Map<string, Map<Locale, ParsedFile>>;
  /** How each language translates domain terms; not shown on the site. */
  glossaries: Map<Locale, ParsedFile>;
  /** Files that belong to no language, English page or namespace, or that have an unknown extension. */
  strays: ContentFile[];
  /** What the git history says about the content; absent where it is not used. */
  history?: TextHistory;
  /** All of the content, if this is a part of it: links may lead to any page. */
  whole?: Graph;
  /** Entries that are not read because of their name or type, sorted by path. */
  refused: Refused[];
}

export interface Page {
  key: string;
  files: Map<Locale, ParsedFile>;
}

/** Reads the content folder. Files that cannot be read are part of the graph, with their problems. */
export function readGraph(project: Project, contentDir: string, displayRoot = 'content'): Graph {
  const { layout } = project;
  const { files, refused } = readFolder(contentDir, displayRoot, layout && [...layout.folders]);
  const others = refused.filter(({ file }) => !layout || layout.identify(file.relative));
  return graphOf({ project, contentDir, displayRoot }, files, others, ({ absolute }) => readText(absolute));
}

/** Returns the graph of a content folder without files. */
export const emptyGraph = (project: Project, contentDir: string, displayRoot: string): Graph =>
  graphOf({ project, contentDir, displayRoot }, [], [], () => undefined);

/** New file contents by path below the content folder; `undefined` for a deleted file. */
export type Changes = { readonly [path: string]: string | Uint8Array | undefined };

/** Returns the graph with files added, changed or deleted. Nothing is written, and no other file is read again. */
export function applyChanges(graph: Graph, changes: Changes): Graph {
  const { contentDir, displayRoot } = graph;
  const isSame = ({ relative }: ContentFile): boolean => !Object.hasOwn(changes, relative);
  const known = new Map(filesOf(graph).map((file) => [file.relative, file]));
  const files = [...known.values(), ...graph.strays].filter(isSame);
  for (const [path, content] of Object.entries(changes))
    if (content !== undefined) files.push(contentFile(contentDir, path, displayRoot));
  const refused = graph.refused.filter(({ file }) => isSame(file));
  return graphOf(graph, files.sort(byPath), refused, (file) => {
    const content = changes[file.relative];
    if (content === undefined) return known.get(file.relative) ?? readText(file.absolute);
    return decodeText(typeof content === 'string' ? Buffer.from(content) : content);
  });
}

function graphOf(
  { project, contentDir, displayRoot }: Pick<Graph, 'project' | 'contentDir' | 'displayRoot'>,
  found: readonly ContentFile[],
  others: readonly Refused[],
  read: Reader,
): Graph {
  const { layout, source } = project;
  const graph: Graph = {
    project,
    contentDir: resolve(contentDir),
    displayRoot,
    pages: new Map(),
    namespaces: new Map(),
    records: new Map(),
    glossaries: new Map(),
    strays: [],
    refused: [...others],
  };
  const files = found.flatMap((file) => {
    if (layout) {
      const place = layout.identify(file.relative);
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
  const namespaceNames = new Set(
    layout
      ? english.flatMap(({ key, extension }) => (extension === '.json' ? key : []))
      : Object.keys(project.files.words),
  );
  const paths = new Set(files.map(({ relative }) => relative));
  for (const file of files) {
    const siblings = isLocaleOf(project, file.folder) && siblingsOf(file, graph, namespaceNames, paths);
    if (siblings)
      siblings.set(
        file.folder,
        parsedFile(file, read, project, () => sourceOf(file, graph)),
      );
    else graph.strays.push(file);
  }
  return graph;
}

/** Returns the map of a file and its counterparts in other languages; `undefined` if it belongs to nothing. */
function siblingsOf(
  { folder, key, extension }: ContentFile,
  { project, pages, namespaces, records, glossaries }: Graph,
  namespaceNames: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): Map<Locale, ParsedFile> | undefined {
  if (extension === '.mdx') return pages.get(key)?.files;
  if (extension === '.yaml') return key === 'glossary' ? glossaries : undefined;
  if (extension !== '.json') return undefined;
  const name = withoutRecordSuffix(key);
  // The source is not translated, so it has no record.
  const isRecord = name !== key && folder !== project.source && Object.hasOwn(project.files.words, name);
  if (isRecord ? !paths.has(`${folder}/${name}.json`) : !namespaceNames.has(key)) return undefined;
  const byName = isRecord ? records : namespaces;
  const files = byName.get(name) ?? new Map<Locale, ParsedFile>();
  byName.set(name, files);
  return files;
}

const sourceOf = ({ folder, key }: ContentFile, { project, pages }: Graph): ParsedFile | undefined =>
  folder === project.source ? undefined : pages.get(key)?.files.get(project.source);

/** Returns every file that was read: of pages, namespaces, records and glossaries. */
export function filesOf(graph: Graph): ParsedFile[] {
  const groups = [
    ...[...graph.pages.values()].map(({ files }) => files),
    ...graph.namespaces.values(),
    ...graph.records.values(),
    graph.glossaries,
  ];
  return groups.flatMap((files) => [...files.values()]);
}
