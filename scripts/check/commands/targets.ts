import { closest } from '../core/explain.ts';
import { splitHeadingId } from '../core/mdx/headings.ts';
import { nameOfPair, type Pair, type TranslatedFile } from '../core/pairs.ts';
import { isLocaleOf, targetsOf as languagesOf, type Project } from '../core/project.ts';
import { partsIn } from '../core/staleness/parts.ts';
import { withoutRecordSuffix } from '../core/staleness/record.ts';
import { quote } from '../core/words.ts';
import type { CommandInput } from './index.ts';

/** A file that a command applies to, and the parts of it that are named; none means all. */
export interface Target<File extends TranslatedFile = Pair> {
  file: File;
  parts: string[];
}

/** The files, and parts of them, that arguments name: `nl`, `content/nl/pricing.mdx`, `nl/pricing hero text/choice`. */
export function targetsOf<File extends TranslatedFile>(
  files: readonly File[],
  { graph, names, all, command }: CommandInput,
): Target<File>[] {
  if (all) {
    if (names.length > 0) throw new Error(`With --all there is nothing to name, but “${names[0]}” is.`);
    return files.map((file) => ({ file, parts: [] }));
  }
  const targets: Target<File>[] = [];
  for (const name of names) {
    const plain = withoutFolder(name, graph.shownAs);
    const found = files.filter((file) => file.language.code === plain || nameOfPair(file) === plain);
    const last = targets.at(-1);
    if (found.length > 0) targets.push(...found.map((file) => ({ file, parts: [] })));
    // What is new is a whole file.
    else if (last && command !== 'new' && !isLocaleOf(graph.project, plain.split('/', 1)[0]))
      last.parts.push(name);
    else throw new Error(unknown(plain, files, graph.project));
  }
  if (targets.length === 0) {
    throw new Error(
      `Name what “${command}” is for: “${graph.project.command} ${command} nl/pricing”, a language, or --all.`,
    );
  }
  return targets;
}

/** Does something for each item; throws at the end, with the messages of all that failed. */
export function eachOf<Item>(items: readonly Item[], act: (item: Item) => void): void {
  const refused = items.flatMap((item) => {
    try {
      act(item);
      return [];
    } catch (error) {
      return (error as Error).message;
    }
  });
  if (refused.length > 0) throw new Error(refused.join('\n'));
}

/** A name derived from the path of a file: “content/nl/common.source.json” is “nl/common”. */
function withoutFolder(name: string, shownAs: string): string {
  const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const below = path.startsWith(`${shownAs}/`) ? path.slice(shownAs.length + 1) : path;
  return withoutRecordSuffix(below.replace(/\/$/, '').replace(/\.(mdx|json)$/, ''));
}

function unknown(name: string, files: readonly TranslatedFile[], project: Project): string {
  if (name.split('/', 1)[0] === project.source)
    return `English is the source, so there is no translation ${quote(name)}.`;
  const codes = languagesOf(project).map(({ code }) => code);
  const meant = closest(name, [...codes, ...files.map(nameOfPair)]);
  const question = meant
    ? `; did you mean “${meant}”?`
    : `. Name a language (${codes.join(', ')}) or a file, such as nl/pricing.`;
  return `There is no translation ${quote(name)}${question}`;
}

/** Finds parts by name (`hero`, `text/team`), the beginning of keys (`footer`), or a section's id or heading. */
export function namedParts({ file, parts }: Target, known: readonly string[]): Set<string> {
  const titles = [file.translation, file.source].flatMap((one) => partsIn(file.schema, one));
  return new Set(
    parts.flatMap((name) => {
      const id = splitHeadingId(name).id ?? name.replace(/^(?:text\/)?#?/, '');
      const plain = (heading: string) => heading.replace(/^(?:the section “)?#* ?|[“”]/g, '').toLowerCase();
      const headed = new Set(titles.flatMap((part) => (plain(part.title) === plain(name) ? part.name : [])));
      const found = known.filter(
        (other) =>
          other === name || other === `text/${id}` || other.startsWith(`${name}.`) || headed.has(other),
      );
      if (found.length > 0) return found;
      const meant =
        known.find((other) => name.startsWith(`${other}.`)) ??
        closest(name, known) ??
        closest(`text/${id}`, known);
      const question = meant ? `; did you mean “${meant}”?` : `. There are: ${known.join(', ')}.`;
      throw new Error(`${file.translation.path} has no part ${quote(name)}${question}`);
    }),
  );
}
