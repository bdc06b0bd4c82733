import type { Root } from 'mdast';
import type { ContentFile } from './files.ts';
import { emptyParse, parseText } from './parse-text.ts';
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

/** A file that was read. It is parsed once, when its content is first requested. */
export interface ParsedFile extends ContentFile {
  text: string;
  /** Frontmatter, JSON or YAML; `undefined` when it cannot be read. */
  data: Located | undefined;
  /** Syntax tree of a page; `undefined` in other files and when it cannot be read. */
  body: Root | undefined;
  problems: ParseProblem[];
  /** Which English text a page was translated from: the field `source` of its frontmatter, which is not content. */
  record: Located | undefined;
  /** Returns the same file without its parse result. */
  unparsed(): ParsedFile;
}

/** What a file contains, as far as it can be read. */
export type Parsed = Pick<ParsedFile, 'data' | 'body' | 'problems' | 'record'>;

/** Returns the text of a file, `undefined` if it is not UTF-8, or the whole file if it was read before. */
export type Reader = (file: ContentFile) => ParsedFile | string | undefined;

/** Returns a page or namespace with text that is not on disk. */
export const fileWithText = (file: ContentFile, text: string, project: Project): ParsedFile =>
  parsedFile(file, () => text, project);

/** Reads a file and parses it on demand; a file that `read` returns as a whole is kept unchanged. */
export function parsedFile(
  file: ContentFile,
  read: Reader,
  project: Project,
  source?: () => ParsedFile | undefined,
): ParsedFile {
  let failure: Parsed | undefined;
  let text = '';
  try {
    const found = read(file);
    if (typeof found === 'object') return found;
    if (found === undefined) failure = failed(parseProblem({ place: startOfFile }, 'not-utf8', {}));
    else text = found;
  } catch (error) {
    failure = unreadable(error, file);
  }
  let parsed = failure;
  const content = (): Parsed => {
    parsed ??= parseSafely(text, file, project, source?.());
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
    unparsed: () => parsedFile(file, failure ? read : readerOf(text), project, source),
  };
}

/** Defined outside of `parsedFile()`, since a closure in there would keep the parse result in memory. */
const readerOf =
  (text: string): Reader =>
  () =>
    text;

/** Parses a file. Any error becomes a problem of this file, so that the others are still read. */
function parseSafely(text: string, file: ContentFile, project: Project, source?: ParsedFile): Parsed {
  const problem =
    unreadableProblem(text) ?? nestingProblem(file.extension === '.json' ? withoutStrings(text) : text);
  if (problem) return failed(problem);
  try {
    const read = parseText(text, file, project, source);
    // Parsers report their own stack overflows in words that mean nothing to a translator.
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

const failed = (problem: ParseProblem): Parsed => ({ ...emptyParse, problems: [problem] });
