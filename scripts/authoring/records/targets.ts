import {
  closest,
  didYouMean,
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
  const known = new Set(files.map(nameOfPair));
  // A language has no parts, so “nl pricing” is meant to be a file.
  const isOther = parts.some((part) => known.has(withoutFolder(part, graph.displayRoot)));
  const isLanguage = found.some(({ language }) => language.code === plain);
  // `new` applies to whole files only.
  if (found.length === 0 || isOther || (parts.length > 0 && (isLanguage || command === 'new'))) {
    const codes = languagesOf(graph.project).map(({ code }) => code);
    const meant = isOther ? undefined : similar([plain, ...parts].join('/'), [...known]);
    throw new Error(
      `“${command}” takes one language (${codes.join(', ')}), one file, such as nl/pricing, or --all${names.length > 0 ? `, not ${quote(names.join(' '))}` : ''}${didYouMean(meant)}`,
    );
  }
  return found.map((file) => ({ file, parts }));
}

/** Returns the name that was probably meant: a similar one, one in another folder, or the start of a path. */
function similar(name: string, names: readonly string[]): string | undefined {
  const [written, candidates] = [name.toLowerCase(), names.map((one) => one.toLowerCase())];
  const at = candidates.findIndex((one) => one.endsWith(`/${written}`) || written.startsWith(`${one}.`));
  return names[at] ?? closest(name, names);
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
      const meant = similar(partName, names);
      throw new Error(
        `${file.translation.path} has no part ${quote(partName)}${didYouMean(meant && quote(meant))} Its parts are: ${names.join(', ')}.`,
      );
    }),
  );
}
