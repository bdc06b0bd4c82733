import type { ContentFile } from './files.ts';
import { isLocaleOf, type Project } from './project.ts';
import { withoutRecordSuffix } from './staleness/record.ts';

/** Lower-case letters and digits, joined by single hyphens. */
export const plain = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Why the name of a file in the folder of a language is refused; files with other endings belong to nothing anyway. */
export function refusalOf(
  { folder, key, extension }: ContentFile,
  project: Project,
): 'name' | 'language' | undefined {
  if (!isLocaleOf(project, folder) || !['.mdx', '.json', '.yaml'].includes(extension)) return undefined;
  const name = extension === '.json' ? withoutRecordSuffix(key) : key;
  if (!name.split('/').every((segment) => plain.test(segment))) return 'name';
  return extension === '.mdx' && isLocaleOf(project, name.split('/')[0]) ? 'language' : undefined;
}
