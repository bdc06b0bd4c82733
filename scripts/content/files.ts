import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file below a language's folder. `key` is its path there without the ending. */
export interface ContentFile {
  /** Below the content folder, with forward slashes: "nl/services/modeling.mdx". */
  relative: string;
  absolute: string;
  /** The folder below the content folder: "nl". */
  folder: string;
  key: string;
  extension: string;
}

/** Every file below the content folder, sorted; hidden files of editors and systems are passed over. */
export function listContent(contentDir: string): ContentFile[] {
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => {
      const absolute = join(entry.parentPath, entry.name);
      const relative = absolute
        .slice(contentDir.length + 1)
        .split(sep)
        .join('/');
      const [folder = '', ...rest] = relative.split('/');
      const name = rest.join('/');
      const dot = name.lastIndexOf('.');
      const [key, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
      return { relative, absolute, folder, key, extension };
    })
    .sort((a, b) => (a.relative < b.relative ? -1 : 1));
}

/**
 * Reads a text file as UTF-8. A byte order mark is dropped.
 * @returns `undefined` when the bytes are not UTF-8
 */
export function readText(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
