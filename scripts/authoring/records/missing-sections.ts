import { type Components, idOfHeading, type ParsedFile } from '../../check/core/index.ts';

/** A section of an English page that a translation lacks. */
interface MissingSection {
  id: string;
  /** Offsets in the English page. */
  start: number;
  end: number;
  /** Offset in the translation of what it belongs before; the end of the text for none. */
  at: number;
}

/** The sections that a translation lacks of an English page, each before what follows it there. */
export function missingSections(
  source: ParsedFile,
  translation: ParsedFile,
  rules: Components,
): MissingSection[] {
  const english = partsOf(source, rules);
  const own = new Map(partsOf(translation, rules).map(({ key, start }) => [key, start]));
  return english.flatMap(({ key, start }, index) => {
    if (!key.startsWith('#') || own.has(key)) return [];
    const following = english.slice(index + 1);
    const next = following.find((part) => own.has(part.key));
    return {
      id: key.slice(1),
      start,
      end: following[0]?.start ?? source.text.length,
      at: own.get(next?.key ?? '') ?? translation.text.trimEnd().length,
    };
  });
}

/** Where the sections of a page start: at a heading, known by its id, or a component with a heading of its own, as written. */
function partsOf({ body, text }: ParsedFile, rules: Components): { key: string; start: number }[] {
  return (body?.children ?? []).flatMap((node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset];
    if (node.type === 'heading') return { key: `#${idOfHeading(node)}`, start };
    const hasHeading = node.type === 'mdxJsxFlowElement' && rules[node.name ?? '']?.section;
    return hasHeading ? { key: text.slice(start, end), start } : [];
  });
}
