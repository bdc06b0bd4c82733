import { existsSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { contentPath } from '../core/files.ts';
import type { Graph } from '../core/graph.ts';
import { grouped } from '../core/grouped.ts';
import { groupsOf } from '../core/groups.ts';
import { memoize } from '../core/memoize.ts';
import { hasSource } from '../core/pairs.ts';
import { startOfFile } from '../core/parsing/located.ts';
import { asWarning, type Finding, finding } from '../finding.ts';
import { languageOf, tagOf } from '../layouts/languages.ts';
import type { TouchedFiles } from './base.ts';

/** Matches what may be the name of a language in a path: in `app-pt-BR`, `app` and `app-pt`, `pt` and `pt-BR`, `BR`. */
const mayBeLanguage = /(?<![a-z])(?=([a-z]{2,3})(?![a-z]))(?=([a-z]{2,3}[-_][a-z]{2,4})(?![a-z])|)/gi;

/** Finds languages that a change deletes as a whole: with a `layout`, only languages with files are in the project. */
export function deletedLanguages(graph: Graph, touched: TouchedFiles): Finding[] {
  const { layout } = graph.project;
  if (!layout) return [];
  const sources = groupsOf(graph)
    .filter(hasSource)
    .map(({ source }) => source);
  /** Paths of the translations that a language would have, mapped to their sources. */
  const filesIn = memoize(
    (name: string) =>
      new Map(sources.map(({ relative, path }) => [layout.translationOf(relative, name), path])),
  );
  const deleted = [...touched].flatMap((path) => {
    const below = relative(contentPath(graph.displayRoot, '.'), path);
    if (layout.identify(below) || existsSync(join(graph.contentDir, below))) return [];
    const names = [...below.matchAll(mayBeLanguage)].flatMap(([, ...found]) => found);
    return names.flatMap((name = '') => {
      const code = tagOf(name);
      const english = code && filesIn(name).get(below);
      return english ? [{ path, code, english }] : [];
    });
  });
  return [...grouped(deleted, ({ code }) => code).values()].map(([first]) => {
    const data = { language: languageOf(first.code).name, english: first.english, isLast: true };
    return asWarning(finding(first, startOfFile, 'file', 'deleted-translation', data));
  });
}
