import type { Root } from 'mdast';
import type { ContentFile } from './files.ts';
import { type Located, startOfFile } from './parsing/located.ts';
import { type ParseProblem, parseProblem } from './parsing/problem.ts';
import {
  isStackOverflow,
  nestingProblem,
  stackProblem,
  unreadableProblem,
  withoutStrings,
} from './parsing/unreadable.ts';
import type { Project } from './project.ts';
import { nothing, readVersion } from './version.ts';

/** A file that was read. It is parsed when somebody asks for what is in it, once. */
export interface ParsedFile extends ContentFile {
  text: string;
  /** Frontmatter or JSON; absent when it cannot be read. */
  data: Located | undefined;
  /** Syntax tree of an MDX file; absent in JSON and when it cannot be read. */
  body: Root | undefined;
  problems: ParseProblem[];
  /** From which English text a translated page was made: the field `source` of its frontmatter, which is no content. */
  record: Located | undefined;
  /** The same file, of which nothing is parsed yet. */
  unparsed(): ParsedFile;
}

/** What a file holds, as far as it can be read. */
export type Parsed = Pick<ParsedFile, 'data' | 'body' | 'problems' | 'record'>;

/** Reads a file: its text, `undefined` if that is not UTF-8, or what is known of it already. */
export type Reader = (file: ContentFile) => ParsedFile | string | undefined;

/** A page or namespace with a text that is not written yet. */
export const fileWith = (file: ContentFile, text: string, project: Project): ParsedFile =>
  parsedFile(file, () => text, project);

/** A file as it is read, or as it is known already. */
export function parsedFile(
  file: ContentFile,
  read: Reader,
  project: Project,
  source?: () => ParsedFile | undefined,
): ParsedFile {
  let unread: Parsed | undefined;
  let text = '';
  try {
    const found = read(file);
    if (typeof found === 'object') return found;
    if (found === undefined) unread = failed(parseProblem({ place: startOfFile }, 'not-utf8', {}));
    else text = found;
  } catch (error) {
    unread = unreadable(error, file);
  }
  let parsed = unread;
  const content = (): Parsed => {
    parsed ??= readSafely(text, file, project, source?.());
    return parsed;
  };
  return {
    ...file,
    text,
    get data() {
      return content().data;
    },
    get body() {
      return content().body;
    },
    get problems() {
      return content().problems;
    },
    get record() {
      return content().record;
    },
    unparsed: () => parsedFile(file, unread ? read : readerOf(text), project, source),
  };
}

/** Made outside of `parsedFile()`, since a function in there would keep what was parsed. */
const readerOf =
  (text: string): Reader =>
  () =>
    text;

/** Whatever keeps a file from being read becomes a problem of that file, so that the others are still read. */
function readSafely(text: string, file: ContentFile, project: Project, source?: ParsedFile): Parsed {
  const problem =
    unreadableProblem(text) ?? nestingProblem(file.extension === '.json' ? withoutStrings(text) : text);
  if (problem) return failed(problem);
  try {
    const read = readVersion(text, file, project, source);
    // Parsers put a failure of their own into words that say nothing to a translator.
    const isTooDeep = read.problems.some(({ data }) => 'reason' in data && isStackOverflow(data.reason));
    return isTooDeep ? failed(stackProblem()) : read;
  } catch (error) {
    return isStackOverflow(error) ? failed(stackProblem()) : unreadable(error, file);
  }
}

function unreadable(error: unknown, { absolute, path }: ContentFile): Parsed {
  const reason = (error as Error).message.replace(absolute, path);
  return failed(parseProblem({ place: startOfFile }, 'unreadable', { reason }));
}

const failed = (problem: ParseProblem): Parsed => ({ ...nothing, problems: [problem] });
