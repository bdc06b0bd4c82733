import { type Components, idOfHeading, type ParsedFile } from '../../check/core/index.ts';

/** A section of an English page that a translation lacks. */
interface MissingSection {
  id: string;
  /** Offsets in the English page. */
  start: number;
  end: number;
  /** Offset in the translation where it belongs: before the next section that it has, or at the end of the text. */
  insertAt: number;
}

/** Returns the sections of an English page that its translation lacks, each with the place where it belongs. */
export function missingSections(
  source: ParsedFile,
  translation: ParsedFile,
  rules: Components,
): MissingSection[] {
  const english = sectionStarts(source, rules);
  const translated = new Map(sectionStarts(translation, rules).map(({ key, start }) => [key, start]));
  return english.flatMap(({ key, start }, index) => {
    if (!key.startsWith('#') || translated.has(key)) return [];
    const following = english.slice(index + 1);
    const next = following.find((part) => translated.has(part.key));
    return {
      id: key.slice(1),
      start,
      end: following[0]?.start ?? source.text.length,
      insertAt: translated.get(next?.key ?? '') ?? translation.text.trimEnd().length,
    };
  });
}

/** Finds where sections start: headings, keyed by id, and components with a heading of their own, keyed by source. */
function sectionStarts({ body, text }: ParsedFile, rules: Components): { key: string; start: number }[] {
  return (body?.children ?? []).flatMap((node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset];
    if (node.type === 'heading') return { key: `#${idOfHeading(node)}`, start };
    const hasHeading = node.type === 'mdxJsxFlowElement' && rules[node.name ?? '']?.section;
    return hasHeading ? { key: text.slice(start, end), start } : [];
  });
}
