import { type ContentFile, contentPath } from '../../core/files.ts';
import type { Graph } from '../../core/graph.ts';
import { grouped } from '../../core/grouped.ts';
import { nameOfPair, pairsOf, translatedFilesOf } from '../../core/pairs.ts';
import { startOfFile } from '../../core/parsing/located.ts';
import { isLocaleOf, type Locale, type Project } from '../../core/project.ts';
import { withoutRecordSuffix } from '../../core/staleness/record.ts';
import { asWarning, type Finding, finding } from '../../finding.ts';
import { lackingSources } from './missing-sources.ts';
import { isRecordName, meantFile, meantLocale } from './stray.ts';

/**
 * Rule `file`: every file belongs to something, and every page and namespace has its file in each language.
 * A file under a wrong name is one finding, not also the one that it leaves missing.
 */
export function file(graph: Graph): Finding[] {
  const { project, strays } = graph;
  const refused = graph.refused.map(({ file }) => file);
  const meant = new Set([
    ...[...strays, ...refused].map((stray) => meantFile(stray, graph)),
    ...refused.map(({ relative }) => relative),
  ]);
  // A link in place of a folder is the only finding about what would be in there.
  const isMeant = (below: string): boolean =>
    meant.has(below) || refused.some(({ relative }) => below.startsWith(`${relative}/`));
  const isInFolder = ({ folder }: ContentFile): boolean => isLocaleOf(project, folder) || folder === '';
  return [
    ...withoutSource(strays.filter(isInFolder), graph),
    ...unknownFolders(
      strays.filter((stray) => !isInFolder(stray)),
      project,
    ),
    ...missingTranslations(graph, isMeant),
  ];
}

function missingTranslations(graph: Graph, isMeant: (below: string) => boolean): Finding[] {
  return translatedFilesOf(graph).flatMap((file) => {
    const { language, project, source, translation, path } = file;
    const below = nameOfPair(file);
    if (translation || onlyCounts(language.code, project) || isMeant(below + source.extension)) return [];
    const data = {
      language: language.name,
      english: source.path,
      path,
      ...(!project.layout && { command: `${project.command} new ${below}` }),
    };
    return { ...finding({ path }, startOfFile, 'file', 'missing-translation', data), gap: true as const };
  });
}

/** Whether missing files of a language are no findings, since nothing is asked of it: the report counts them. */
const onlyCounts = (code: Locale, { layout, rules }: Project): boolean =>
  layout !== undefined && !rules.thresholds[code]?.complete;

/** Translations that a change deletes while their source stays, where the missing file would not be told. */
export function deletedTranslations(now: Graph, then: Graph): Finding[] {
  const { project } = now;
  const before = new Map(pairsOf(then).map((pair) => [nameOfPair(pair), pair.translation]));
  // A translation that was renamed is told as one without a source file.
  const strays = new Set(then.strays.map(({ path }) => path));
  const renamedIn = new Set(now.strays.flatMap(({ path, folder }) => (strays.has(path) ? [] : folder)));
  return translatedFilesOf(now).flatMap((file) => {
    const { language, source, translation } = file;
    const deleted = before.get(nameOfPair(file));
    if (translation || !deleted || renamedIn.has(language.code) || !onlyCounts(language.code, project))
      return [];
    const data = { language: language.name, english: source.path };
    return asWarning(finding(deleted, startOfFile, 'file', 'deleted-translation', data));
  });
}

/** One finding for the translations of a file: its source was deleted or renamed, or never was. */
function withoutSource(strays: readonly ContentFile[], graph: Graph): Finding[] {
  const { project, shownAs, refused } = graph;
  const sources = new Set([...lackingSources(graph), ...refused.map(({ file }) => file.relative)]);
  // What restoring its source would mend is reported there, and the missing translation of a record as such.
  const isTold = (stray: ContentFile): boolean =>
    sources.has(`${project.source}/${stray.key}${stray.extension}`) ||
    sources.has(meantFile(stray, graph) ?? '') ||
    (isRecordName(stray) &&
      stray.folder !== project.source &&
      Object.hasOwn(project.files.words, withoutRecordSuffix(stray.key)));
  const groups = grouped(
    strays.filter((stray) => !isTold(stray)),
    (stray) => meantFile(stray, graph) ?? stray.key + stray.extension,
  );
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const meant = meantFile(first, graph);
    const others = rest.map(({ path }) => path);
    const data = { others, ...(meant && { meant: contentPath(shownAs, meant) }) };
    return finding(first, startOfFile, 'file', 'no-source', data);
  });
}

/** One finding per folder: all its files are there for the same reason. */
function unknownFolders(strays: readonly ContentFile[], project: Project): Finding[] {
  return [...grouped(strays, ({ folder }) => folder)].flatMap(([folder, [first, ...rest]]) => {
    if (!first) return [];
    const meant = meantLocale(folder, project);
    const known = project.locales.map(({ code }) => code).join(', ');
    const data = { folder, files: rest.length + 1, known, ...(meant && { meant }) };
    return finding(first, startOfFile, 'file', 'folder', data);
  });
}
