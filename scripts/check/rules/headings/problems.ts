import { headingsOf } from '../../core/mdx/headings.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';

type File = Pick<ParsedFile, 'path' | 'body'>;

/**
 * Rule `headings`, within a file: each heading has a unique id, so that links to sections survive translation, and the
 * first level is reserved for the heading of the screen.
 */
export function headingProblems(file: File, { reservedIds }: Pick<Project, 'reservedIds'>): Finding[] {
  if (!file.body) return [];
  const known = new Set(reservedIds);
  return headingsOf(file.body).flatMap(({ id, depth, text, node }) => {
    const place = placeOf(node);
    if (depth === 1) return finding(file, place, 'headings', 'first-level', { text });
    if (!id) return finding(file, place, 'headings', 'no-id', { heading: text });
    if (known.has(id)) return finding(file, place, 'headings', 'id-twice', { id });
    known.add(id);
    return [];
  });
}
