import type { ContentFile } from './files.ts';
import { isLocaleOf, type Project } from './project.ts';
import { withoutRecordSuffix } from './staleness/record.ts';

/** Lowercase letters and digits, joined by single hyphens. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a path whose names consist of lowercase letters, digits and hyphens, similar to the given one. */
export const inKebabCase = (path: string): string => path.toLowerCase().replace(/[^a-z0-9/.]+/g, '-');

/** Returns why the name of a file in a language's folder is refused; files with other extensions are strays anyway. */
export function refusalOf(
  { folder, key, extension }: ContentFile,
  project: Project,
): 'name' | 'language' | undefined {
  if (!isLocaleOf(project, folder) || !['.mdx', '.json', '.yaml'].includes(extension)) return undefined;
  const name = extension === '.json' ? withoutRecordSuffix(key) : key;
  if (!name.split('/').every((segment) => kebabCase.test(segment))) return 'name';
  return extension === '.mdx' && isLocaleOf(project, name.split('/')[0]) ? 'language' : undefined;
}
