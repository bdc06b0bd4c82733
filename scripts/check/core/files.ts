import { isUtf8 } from 'node:buffer';
import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

/** A file below a language's folder. `key` is its path there without the extension. */
export interface ContentFile {
  /** As named in findings: "content/nl/services/modeling.mdx". */
  path: string;
  /** Below the content folder, with forward slashes: "nl/services/modeling.mdx". */
  relative: string;
  absolute: string;
  /** The language's folder; with a `layout`, the language. */
  folder: string;
  key: string;
  extension: string;
}

/** Whether a file is a page; otherwise it is a namespace. */
export const isPage = ({ extension }: Pick<ContentFile, 'extension'>): boolean => extension === '.mdx';

/** Returns the path of a content file as named in findings. */
export const contentPath = (displayRoot: string, below: string): string => posix.join(displayRoot, below);

/**
 * An entry that is never read: symbolic links may lead anywhere, even to the folder itself; special files (pipes,
 * sockets and devices) have no end; and not every name is allowed.
 */
export interface Refused {
  file: ContentFile;
  why: 'link' | 'special' | 'name' | 'language';
}

/** Whether a file or folder may be content: it is neither hidden nor `node_modules`. */
export const isContentName = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules';

/**
 * Lists the files of a content folder, sorted, and the entries that are not read.
 * @param folders the only folders to read; those that do not exist have no files
 */
export function readFolder(
  contentDir: string,
  displayRoot = 'content',
  folders = ['.'],
): { files: ContentFile[]; refused: Refused[] } {
  const root = resolve(contentDir);
  const files: ContentFile[] = [];
  const refused: Refused[] = [];
  const there = folders.map((name) => join(root, name)).filter((path) => path === root || existsSync(path));
  for (const entry of there.flatMap((folder) => entriesBelow(folder, isContentName))) {
    const below = pathFrom(root, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) continue;
    const file = contentFile(root, below, displayRoot);
    if (entry.isFile()) files.push(file);
    else refused.push({ file, why: entry.isSymbolicLink() ? 'link' : 'special' });
  }
  return { files: files.sort(byPath), refused };
}

/**
 * Returns all entries below a folder, except those excluded by name. Unlike with Node's option `recursive` from version
 * 22 on, symbolic links are not followed.
 */
export const entriesBelow = (folder: string, isIncluded: (name: string) => boolean = () => true): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isIncluded(name))
    .flatMap((entry) =>
      entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name), isIncluded)] : entry,
    );

/** Describes a file by its path below the content folder, whether or not it exists. */
export function contentFile(contentDir: string, below: string, displayRoot = 'content'): ContentFile {
  const slash = below.indexOf('/');
  const name = below.slice(slash + 1);
  const dot = name.lastIndexOf('.');
  return {
    path: contentPath(displayRoot, below),
    relative: below,
    absolute: join(contentDir, below),
    folder: below.slice(0, Math.max(0, slash)),
    key: dot > 0 ? name.slice(0, dot) : name,
    extension: dot > 0 ? name.slice(dot) : '',
  };
}

/** Returns the path of a file relative to a folder, with forward slashes. */
export const pathFrom = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

/** Compares files by path, for sorting. */
export const byPath = (a: ContentFile, b: ContentFile): number => (a.relative < b.relative ? -1 : 1);

/** Reads a text file as UTF-8, without a byte order mark; `undefined` when it is not UTF-8. */
export const readText = (file: string): string | undefined => decodeText(readFileSync(file));

/** Decodes bytes as `readText()` does. */
export const decodeText = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;

/** A file to write: its path, its path below the content folder, and its name in messages. */
export type WrittenFile = Pick<ContentFile, 'absolute' | 'relative' | 'path'>;

/** Writes a file and keeps its byte order mark. Symbolic links are refused, since they may lead out of the project. */
export function writeText({ absolute, relative: below, path }: WrittenFile, text: string): void {
  if (isBelowLink(absolute, below))
    throw new Error(`${path} is a symbolic link, or inside one; nothing was written.`);
  try {
    const starts = existsSync(absolute) ? readFileSync(absolute).subarray(0, 3) : Buffer.of();
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, (starts.equals(Buffer.from('\ufeff')) ? '\ufeff' : '') + text);
  } catch (error) {
    throw new Error(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Writes a file in a folder, by its name, as `writeText()` does. */
export const writeIn = (folder: string, name: string, text: string): void =>
  writeText({ absolute: join(folder, name), relative: name, path: name }, text);

/** Whether a file, or a folder between it and the content folder, is a symbolic link. */
function isBelowLink(absolute: string, below: string): boolean {
  const root = absolute.slice(0, -below.length);
  return below.split('/').some((_, at, names) => {
    const step = join(root, ...names.slice(0, at + 1));
    return lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  });
}
