import { resolve } from 'node:path';
import { pathFrom } from '../core/files.ts';
import { quote } from '../core/words.ts';
import type { Report } from './report.ts';

/**
 * Returns a predicate: whether a file, as named in findings, is one of the requested files or in a requested folder.
 * Every file is if `paths` is empty.
 * @param paths relative to the folder of the project
 */
export function pathFilter(paths: readonly string[], workingDir: string): (path: string) => boolean {
  const requested = paths.map((path) => pathFrom(workingDir, resolve(workingDir, path)));
  return (path) =>
    paths.length === 0 || requested.some((one) => one === '' || `${path}/`.startsWith(`${one}/`));
}

/**
 * Limits a report to some files and folders, and to their languages. Its findings are limited already.
 * @param paths relative to the folder of the project; empty for the whole report
 * @throws {Error} if one of them contains no texts
 */
export function partOfReport(report: Report, paths: readonly string[], workingDir: string): Report {
  if (paths.length === 0) return report;
  const { texts, coverage } = report;
  const known = [...texts.keys(), ...coverage.flatMap(({ files }) => files.map(({ path }) => path))];
  const unknown = paths.find((path) => !known.some(pathFilter([path], workingDir)));
  if (unknown !== undefined)
    throw new Error(
      `There is nothing to check in ${quote(unknown)}. → name files and folders as in the report, relative to the project folder.`,
    );
  const isRequested = pathFilter(paths, workingDir);
  return {
    ...report,
    coverage: coverage.filter(({ files }) => files.some(({ path }) => isRequested(path))),
    files: [...texts.keys()].filter(isRequested).length,
  };
}
