import {
  type Graph,
  targetsOf as languagesOf,
  nameOfPair,
  type Pair,
  partsIn,
  partsOf,
  quote,
  splitHeadingId,
  type TranslatedFile,
  withoutRecordSuffix,
} from '../../check/core/index.ts';

export interface CommandInput {
  /** Name of the command: “accept”. */
  name: string;
  graph: Graph;
  /** What it applies to: a language (“nl”), or a file and some of its parts (“nl/pricing”, “hero”). */
  names: readonly string[];
  /** Whether it applies to all languages. */
  all: boolean;
  color: boolean;
  write(text: string): void;
}

/** A file that a command applies to, and the parts that the arguments name; an empty list means all. */
export interface Target<File extends TranslatedFile = Pair> {
  file: File;
  parts: string[];
}

/** Returns the files and parts that arguments name: `nl`, `content/nl/pricing.mdx`, `nl/pricing hero text/choice`. */
export function targetsOf<File extends TranslatedFile>(
  files: readonly File[],
  { name: command, graph, names, all }: CommandInput,
): Target<File>[] {
  if (all && names.length > 0)
    throw new Error(`--all applies to every language, so it cannot be combined with “${names[0]}”.`);
  if (all) return files.map((file) => ({ file, parts: [] }));
  const [name = '', ...parts] = names;
  const plain = withoutFolder(name, graph.displayRoot);
  const found = files.filter((file) => file.language.code === plain || nameOfPair(file) === plain);
  // `new` applies to whole files only.
  if (found.length === 0 || (command === 'new' && parts.length > 0)) {
    const codes = languagesOf(graph.project).map(({ code }) => code);
    throw new Error(
      `“${command}” takes one language (${codes.join(', ')}), one file, such as nl/pricing, or --all${names.length > 0 ? `, not ${quote(names.join(' '))}` : ''}.`,
    );
  }
  return found.map((file) => ({ file, parts }));
}

/** Derives a name from the path of a file: “content/nl/common.source.json” becomes “nl/common”. */
function withoutFolder(name: string, shownAs: string): string {
  const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const below = path.startsWith(`${shownAs}/`) ? path.slice(shownAs.length + 1) : path;
  return withoutRecordSuffix(below.replace(/\/$/, '').replace(/\.(mdx|json)$/, ''));
}

/**
 * Resolves the parts that a target names: by name (`hero`, `text/team`), by key prefix (`footer`), or by the id or
 * heading of a section. `undefined` means all.
 */
export function namedParts({ file, parts }: Target): Set<string> | undefined {
  if (parts.length === 0) return undefined;
  const known = [file.translation, file.source].flatMap((one) => partsIn(one, file.schema));
  const plain = (heading: string) => heading.replace(/^(?:the section “)?#* ?|[“”]/g, '').toLowerCase();
  return new Set(
    parts.flatMap((partName) => {
      const id = splitHeadingId(partName).id ?? partName.replace(/^(?:text\/)?#?/, '');
      const found = known.filter(
        ({ name, title }) =>
          [partName, `text/${id}`].includes(name) ||
          name.startsWith(`${partName}.`) ||
          plain(title) === plain(partName),
      );
      if (found.length > 0) return found.map(({ name }) => name);
      const names = partsOf(file).map(({ name }) => name);
      throw new Error(
        `${file.translation.path} has no part ${quote(partName)}. Its parts are: ${names.join(', ')}.`,
      );
    }),
  );
}
