import { posix } from 'node:path';
import { closest } from '../../core/explain.ts';
import { type ContentFile, contentPath } from '../../core/files.ts';
import { filesOf, type Graph, type Page } from '../../core/graph.ts';
import { grouped } from '../../core/grouped.ts';
import { inKebabCase } from '../../core/names.ts';
import { nameOfPair, pathIn, translatedFilesOf, translationsByName } from '../../core/pairs.ts';
import { startOfFile } from '../../core/parsing/located.ts';
import { isLocaleOf, type Locale, type Project } from '../../core/project.ts';
import { recordSuffix, withoutRecordSuffix } from '../../core/staleness/record.ts';
import { quote } from '../../core/words.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';

/** Rule `file`: there are no stray files, and every page and namespace has a file in each language. */
export function file(graph: Graph): Finding[] {
  const isInFolder = ({ folder }: ContentFile): boolean => isLocaleOf(graph.project, folder) || folder === '';
  const misnamed = withoutSource(graph.strays.filter(isInFolder), graph);
  const meant = new Set(misnamed.map(({ data }) => data.meant));
  return [
    ...misnamed,
    ...unknownFolders(
      graph.strays.filter((stray) => !isInFolder(stray)),
      graph.project,
    ),
    // A translation under another name is not missing.
    ...missingTranslations(graph).filter(({ path }) => !meant.has(path)),
  ];
}

function missingTranslations(graph: Graph): Finding[] {
  return translatedFilesOf(graph).flatMap((file) => {
    const { language, project, source, translation, path } = file;
    const below = nameOfPair(file);
    // A file with a wrong name, or a symbolic link in place of it or its folder, is the only finding about it.
    const isRefused = graph.refused.some(({ file: { relative } }) =>
      [relative, inKebabCase(relative)].some((name) => `${below}${source.extension}/`.startsWith(`${name}/`)),
    );
    if (translation || isRefused || onlyCounts(language.code, project)) return [];
    const data = {
      language: language.name,
      english: source.path,
      path,
      ...(!project.layout && { command: `${project.command} new ${below}` }),
    };
    return { ...finding({ path }, startOfFile, 'file', 'missing-translation', data), gap: true as const };
  });
}

/** Whether missing files of a language are only counted by the report, since nothing requires them (`complete`). */
const onlyCounts = (code: Locale, { layout, rules }: Project): boolean =>
  layout !== undefined && !rules.thresholds[code]?.complete;

/** Reports translations that a change deletes while their source stays, where missing files are only counted. */
export function deletedTranslations(now: Graph, then: Graph): Finding[] {
  const { project } = now;
  const before = translationsByName(then);
  // A renamed translation is reported as one without a source file.
  const known = new Set([...then.strays, ...filesOf(then)].map(({ path }) => path));
  const renamed = now.strays.filter((stray) => !known.has(stray.path) && !isIndependentPage(stray, now));
  const renamedIn = new Set(renamed.map(({ folder }) => folder));
  return translatedFilesOf(now).flatMap((file) => {
    const { language, source, translation } = file;
    const deleted = before.get(nameOfPair(file));
    if (translation || !deleted || renamedIn.has(language.code) || !onlyCounts(language.code, project))
      return [];
    const data = { language: language.name, english: source.path };
    return asWarning(finding(deleted, startOfFile, 'file', 'deleted-translation', data));
  });
}

/** Reports sources that a change adds without all of their translations, where missing files are only counted. */
export function newSources(now: Graph, then: Graph): Finding[] {
  // A renamed source is reported by its translations, which are left without a source file.
  const known = new Set(filesOf(then).flatMap(({ path, text }) => [path, text]));
  const missing = translatedFilesOf(now).filter(
    ({ source, translation, language, project }) =>
      !translation &&
      !known.has(source.path) &&
      !known.has(source.text) &&
      onlyCounts(language.code, project),
  );
  return [...grouped(missing, ({ source }) => source.path)].map(([path, files]) => {
    const languages = files.map(({ language }) => language.name);
    return asWarning(finding({ path }, startOfFile, 'file', 'new-source', { languages }));
  });
}

/** Reports translations without a source file (deleted, renamed or under another name), once for all languages. */
function withoutSource(strays: readonly ContentFile[], graph: Graph): Finding[] {
  const { project, refused } = graph;
  const sources = new Set([...missingSourcePaths(graph), ...refused.map(({ file }) => file.relative)]);
  // A missing or refused source is a finding of its own, and so is the missing translation of a record. A README is for
  // people who browse the folder, and names that begin with _ are partials.
  const isIgnored = ({ key, extension, folder }: ContentFile): boolean =>
    /(?:^|\/)(?:readme$|_)/i.test(key) ||
    sources.has(`${project.source}/${key}${extension}`) ||
    (extension === '.json' &&
      key.endsWith(recordSuffix) &&
      folder !== project.source &&
      Object.hasOwn(project.files.words, withoutRecordSuffix(key)));
  const groups = grouped(
    strays.filter((stray) => !isIgnored(stray) && !isIndependentPage(stray, graph)),
    ({ key, extension }) => key + extension,
  );
  return [...groups.values()].map(([first, ...rest]) => {
    const meant = meantPath(first, strays, graph);
    const data = { others: rest.map(({ path }) => path), ...(meant && { meant }) };
    return finding(first, startOfFile, 'file', 'no-source', data);
  });
}

/** Returns the path that a file probably should have: it or its source was renamed or moved. */
function meantPath(stray: ContentFile, strays: readonly ContentFile[], graph: Graph): string | undefined {
  const { project, pages } = graph;
  const { folder } = stray;
  const nameOf = ({ key }: { key: string }): string => posix.basename(key);
  const open = [...pages.values()].filter(({ files }) => !files.has(folder));
  const moved = open.filter((page) => nameOf(page) === nameOf(stray));
  const isOnly = open.length === 1 && strays.filter((other) => other.folder === folder).length === 1;
  const meant = similarPage(stray, graph) ?? (moved.length === 1 ? moved[0] : isOnly ? open[0] : undefined);
  const source = meant?.files.get(project.source);
  return source && pathIn(folder, source, graph);
}

/** Whether a page is meant for one language: the source never had it, and no similarly named page is untranslated. */
const isIndependentPage = (stray: ContentFile, graph: Graph): boolean =>
  graph.project.layout?.showsOwnPages === true &&
  graph.history?.hadSource(stray.relative) === false &&
  similarPage(stray, graph) === undefined;

/** Returns the untranslated page with the most similar name in the same folder, if there is one. */
function similarPage({ key, folder }: ContentFile, { pages }: Graph): Page | undefined {
  const open = [...pages.values()].filter(
    (page) => !page.files.has(folder) && posix.dirname(page.key) === posix.dirname(key),
  );
  const names = open.map((page) => posix.basename(page.key));
  const meant = closest(posix.basename(key), names);
  return meant === undefined ? undefined : open[names.indexOf(meant)];
}

/** Reports each folder once: all its files are there for the same reason. */
function unknownFolders(strays: readonly ContentFile[], { locales }: Project): Finding[] {
  const known = locales.map(({ code }) => code).join(', ');
  return [...grouped(strays, ({ folder }) => folder)].map(([folder, files]) =>
    finding(files[0], startOfFile, 'file', 'folder', { folder, files: files.length, known }),
  );
}

/** Returns the English files that are required but missing, by their paths below the content folder. */
function missingSourcePaths({ project, pages, namespaces, refused }: Graph): string[] {
  const { required, words: schemas } = project.files;
  const below = (name: string): string => `${project.source}/${name}`;
  return [
    ...required.filter((key) => !pages.has(key)).map((key) => below(`${key}.mdx`)),
    ...Object.keys(schemas)
      .filter((name) => !namespaces.get(name)?.has(project.source))
      .map((name) => below(`${name}.json`)),
    // A refused file is a finding of its own.
  ].filter((path) => !refused.some(({ file }) => file.relative === path));
}

/** Rule `file`: required English files that are missing. Build and dev server only refuse a missing JSON file. */
export const missingSources = (graph: Graph): Finding[] =>
  missingSourcePaths(graph).map((below) => {
    const path = contentPath(graph.displayRoot, below);
    return finding({ path }, startOfFile, 'file', 'missing-source', { path });
  });

/** Rule `file`: files whose name or kind is refused by build, dev server and check. */
export const refusals = ({ refused, project }: Graph): Finding[] =>
  refused.map(({ file, why }) => {
    if (why === 'name') {
      const meant = `${inKebabCase(posix.basename(file.key))}${file.extension}`;
      return finding(file, startOfFile, 'file', why, { name: quote(file.key), meant });
    }
    // With a `layout`, several languages may share one file.
    if (why === 'link' && project.layout) return asWarning(finding(file, startOfFile, 'file', why));
    if (why !== 'language') return finding(file, startOfFile, 'file', why);
    return finding(file, startOfFile, 'file', 'language-name', { code: file.key.split('/')[0] ?? '' });
  });
