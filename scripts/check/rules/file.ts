import { quote } from '../core/explain.ts';
import { type ContentFile, contentPath } from '../core/files.ts';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import type { Graph } from '../core/graph.ts';
import { groupsOf, pathIn } from '../core/groups.ts';
import { startOfFile } from '../core/located.ts';
import { isLocaleOf, type Language, type Project, targetsOf } from '../core/project.ts';
import { recordSuffix } from '../core/record-names.ts';
import { isRecordName, meantFile, meantLocale } from '../core/stray.ts';
import { isRefused } from '../core/validate.ts';

/**
 * Rule `file`: every file belongs to something, and every page and namespace has its file in each language.
 * A file under a wrong name is one finding, not also the one that it leaves missing.
 */
export function file(graph: Graph): Finding[] {
  const { project } = graph;
  const missingPages = project.files.required.filter(
    (key) => !graph.pages.has(key) && !isRefused(`${key}.mdx`, graph),
  );
  const refused = graph.refused.map(({ file }) => file);
  const meant = new Set([
    ...[...graph.strays, ...refused].map((stray) => meantFile(stray, graph)),
    ...refused.map(({ relative }) => relative),
  ]);
  const [inFolders, inUnknownFolders] = partition(
    graph.strays,
    ({ folder }) => isLocaleOf(project, folder) || folder === '',
  );
  return [
    ...missingPages.map((key) => missingPage(key, graph)),
    ...inFolders.flatMap((stray) => strayFile(stray, missingPages, graph)),
    ...unknownFolders(inUnknownFolders, project),
    ...targetsOf(project).flatMap((language) => missingTranslations(language, meant, graph)),
    ...missingGlossaries(meant, graph),
  ];
}

function missingPage(key: string, graph: Graph): Finding {
  const path = contentPath(graph.shownAs, `${graph.project.source}/${key}.mdx`);
  const message = `the English page ${quote(key)} is missing, which the site needs.`;
  return findingAt({ path }, startOfFile, 'file', message, `create ${path}, or restore it from the history.`);
}

function missingTranslations(
  language: Language,
  meant: ReadonlySet<string | undefined>,
  graph: Graph,
): Finding[] {
  const { code } = language;
  // Where nobody asked for all texts, the report counts those that are missing.
  if (graph.project.layout && !graph.project.rules.thresholds[code]?.complete) return [];
  return groupsOf(graph).flatMap((group) => {
    const { kind, name, below, files } = group;
    const source = files.get(graph.project.source);
    if (!source || files.has(code) || meant.has(`${code}/${below}`)) return [];
    const path = pathIn(code, group, graph);
    const message = `the ${language.name} translation of ${source.path} is missing; the ${kind} shows English until then.`;
    const begin = graph.project.layout ? '' : `; npm run check -- new ${code}/${name} begins it`;
    const fix = `create ${path} with the English text and translate it${begin}.`;
    return [{ ...findingAt({ path }, startOfFile, 'file', message, fix), gap: true }];
  });
}

/** Where most languages have a glossary, one that has none has lost it: without it, its words are not checked. */
function missingGlossaries(meant: ReadonlySet<string | undefined>, graph: Graph): Finding[] {
  const { locales } = graph.project;
  if (graph.glossaries.size <= locales.length / 2) return [];
  return locales.flatMap(({ code, name }) => {
    const below = `${code}/glossary.yaml`;
    if (graph.glossaries.has(code) || meant.has(below)) return [];
    const path = contentPath(graph.shownAs, below);
    const message = `the ${name} glossary is missing, so that nobody is told of a wrong term.`;
    const fix = `restore ${path} from the history, or create it after that of another language.`;
    return [findingAt({ path }, startOfFile, 'file', message, fix)];
  });
}

function strayFile(stray: ContentFile, missingPages: readonly string[], graph: Graph): Finding[] {
  const finding = (message: string, fix: string) => [findingAt(stray, startOfFile, 'file', message, fix)];
  const { folder, key, extension } = stray;
  const { project } = graph;
  if (project.layout)
    return finding(
      'there is no source file that this file translates.',
      'delete it, or restore the source file.',
    );
  if (!isLocaleOf(project, folder)) {
    return finding(
      'the file is in no language’s folder.',
      `move it into the folder of its language, or delete it.`,
    );
  }
  if (isRecordName(stray)) {
    const why = strayRecord(stray, graph);
    return why ? finding(...why) : [];
  }
  const meant = meantFile(stray, graph);
  // Its English file is reported as missing; restoring that mends this one too.
  if (extension === '.mdx' && (missingPages.includes(key) || isRefused(`${key}.mdx`, graph))) return [];
  if (meant?.startsWith(`${project.source}/`) && meant.endsWith('.json')) return [];
  const rename = meant && `rename it to ${contentPath(graph.shownAs, meant)}.`;
  const question = meant ? `; did you mean ${quote(meant.slice(folder.length + 1))}?` : '.';
  if (extension === '.json') {
    const screen = project.files.inPages[key];
    if (screen) {
      const place = contentPath(graph.shownAs, `${folder}/${screen}`);
      return finding(
        `the words of ${quote(key)} are not kept in a JSON file.`,
        `move them into the frontmatter of ${place}.`,
      );
    }
    const known = Object.keys(project.files.words).join(', ');
    return finding(
      `there is no namespace ${quote(key)}${question}`,
      rename ?? `delete it; the namespaces are ${known}.`,
    );
  }
  if (extension === '.mdx') {
    const english = contentPath(graph.shownAs, `${project.source}/${key}.mdx`);
    return finding(
      `there is no English page ${english} that this file translates${question}`,
      rename ?? 'delete it, or restore the English page.',
    );
  }
  return finding(
    extension === ''
      ? `files without an ending are not content${question}`
      : `files with the ending ${quote(extension)} are not content${question}`,
    rename ?? 'delete it, or give it the ending .mdx (pages) or .json (words of the interface).',
  );
}

/** Why a record (`common.source.json`) belongs to nothing. That its translation is missing is told already. */
function strayRecord({ folder, key }: ContentFile, graph: Graph): [message: string, fix: string] | undefined {
  if (folder === graph.project.source) {
    const message =
      'English is the source, so there is nothing to say about which text it was translated from.';
    return [message, 'delete it.'];
  }
  const name = key.slice(0, -recordSuffix.length);
  if (Object.hasOwn(graph.project.files.words, name)) return undefined;
  const path = contentPath(graph.shownAs, `${folder}/${name}.json`);
  return [
    `this says from which English texts ${path} was translated, but there is no such namespace.`,
    'delete it.',
  ];
}

/** One finding per folder: all its files are there for the same reason. */
function unknownFolders(strays: readonly ContentFile[], project: Project): Finding[] {
  return [...new Set(strays.map(({ folder }) => folder))].flatMap((folder) => {
    const [first, ...rest] = strays.filter((stray) => stray.folder === folder);
    if (!first) return [];
    const meant = meantLocale(folder, project);
    const count = rest.length > 0 ? ` (${rest.length + 1} files)` : '';
    return [
      findingAt(
        first,
        startOfFile,
        'file',
        `the folder ${quote(folder)}${count} is not a language of the site${meant ? `; did you mean “${meant}”?` : '.'}`,
        meant
          ? `rename the folder to “${meant}”.`
          : `use one of ${project.locales.map(({ code }) => code).join(', ')}, or delete the folder.`,
      ),
    ];
  });
}

function partition<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
