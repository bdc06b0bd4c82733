import { headingsOf } from '../../core/mdx/headings.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/parsing/located.ts';
import type { Project } from '../../core/project.ts';
import { type Finding, finding } from '../../finding.ts';

type File = Pick<ParsedFile, 'path' | 'body'>;

/**
 * Rule `headings`, within a file: each heading has a unique id, so that links to sections survive translation, and the
 * first level is reserved for the heading of the screen.
 * @param source the English file; if it has as many headings, messages name the ids of its headings
 */
export function headingProblems(
  file: File,
  { reservedIds = [] }: Pick<Project, 'reservedIds'>,
  source: Partial<File> = {},
): Finding[] {
  if (!file.body) return [];
  const [own, english] = [headingsOf(file.body), source.body ? headingsOf(source.body) : []];
  const idAt = (index: number) => (own.length === english.length ? english[index]?.id : undefined);
  const known = new Map(reservedIds.map((id) => [id, -1]));
  return own.flatMap(({ id, explicitId, depth, text, node }, index) => {
    const meant = idAt(index);
    const place = placeOf(node);
    if (depth === 1) {
      const heading = explicitId ? `# ${text} [#${explicitId}]` : `# ${text}`;
      return finding(file, place, 'headings', 'first-level', { heading });
    }
    if (!id) return finding(file, place, 'headings', 'no-id', { heading: text, ...(meant && { meant }) });
    const before = known.get(id);
    known.set(id, before ?? index);
    if (before === undefined) return [];
    // If this heading has its own id, the one before has that of another.
    const wrong = meant === id && before >= 0 ? before : index;
    const right = idAt(wrong);
    const data = { id, ...(right && right !== id && { meant: right }) };
    return finding(file, placeOf((own[wrong] ?? { node }).node), 'headings', 'id-twice', data);
  });
}
