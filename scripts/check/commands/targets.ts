import { closest } from '../core/explain.ts';
import { splitHeadingId } from '../core/mdx/headings.ts';
import { nameOfPair, type Pair, pairsOf } from '../core/pairs.ts';
import { isLocaleOf, type Project } from '../core/project.ts';
import { partsIn } from '../core/staleness/parts.ts';
import { withoutRecordSuffix } from '../core/staleness/record.ts';
import { quote } from '../core/words.ts';
import type { CommandInput } from './index.ts';

/** A translated file that a command applies to, and the parts named; none means all. */
export interface Target {
  pair: Pair;
  parts: string[];
}

/** The files, and parts of them, that arguments name: `nl`, `content/nl/pricing.mdx`, `nl/pricing hero text/choice`. */
export function targetsOf({ graph, names, all }: CommandInput, command: string): Target[] {
  const pairs = pairsOf(graph);
  if (all) {
    if (names.length > 0) throw new Error(`With --all there is nothing to name, but “${names[0]}” is.`);
    return pairs.map((pair) => ({ pair, parts: [] }));
  }
  const targets: Target[] = [];
  for (const name of names) {
    const plain = withoutFolder(name, graph.shownAs);
    const found = pairs.filter((pair) => pair.language.code === plain || nameOfPair(pair) === plain);
    const last = targets.at(-1);
    if (found.length > 0) targets.push(...found.map((pair) => ({ pair, parts: [] })));
    else if (last && !isLocaleOf(graph.project, plain.split('/', 1)[0])) last.parts.push(name);
    else throw new Error(unknown(plain, pairs, graph.project));
  }
  if (targets.length === 0) {
    throw new Error(
      `Say what to ${command}: “${graph.project.command} ${command} nl/pricing”, a language, or --all.`,
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
export function withoutFolder(name: string, shownAs: string): string {
  const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const below = path.startsWith(`${shownAs}/`) ? path.slice(shownAs.length + 1) : path;
  return withoutRecordSuffix(below.replace(/\/$/, '').replace(/\.(mdx|json)$/, ''));
}

function unknown(name: string, pairs: readonly Pair[], project: Project): string {
  if (name.split('/', 1)[0] === project.source)
    return `English is the source, so there is no translation ${quote(name)}.`;
  const codes = project.locales.flatMap(({ code }) => (code === project.source ? [] : code));
  const meant = closest(name, [...codes, ...pairs.map(nameOfPair)]);
  const question = meant
    ? `; did you mean “${meant}”?`
    : `. Name a language (${codes.join(', ')}) or a file, such as nl/pricing.`;
  return `There is no translation ${quote(name)}${question}`;
}

/** Finds parts by name (`hero`, `text/team`), the beginning of keys (`footer`), or a section's id or heading. */
export function namedParts({ pair, parts }: Target, known: readonly string[]): Set<string> {
  const titles = [pair.translation, pair.source].flatMap((file) => partsIn(pair.schema, file));
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
      throw new Error(`${pair.translation.path} has no part ${quote(name)}${question}`);
    }),
  );
}
