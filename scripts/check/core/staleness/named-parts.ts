import type { ParsedFile } from '../graph.ts';
import { headingsOf } from '../mdx/headings.ts';
import { isPage, sectionName } from './parts.ts';
import { type PlainPart, plainParts } from './plain-parts.ts';

/** The parts of a file, with the names that findings call them by; plural forms share one. */
export function namedParts(file: ParsedFile): Map<PlainPart, string> {
  const { text, body } = file;
  const ids = new Map((body ? headingsOf(body) : []).map(({ node, id }) => [node.position?.start.line, id]));
  const parts = plainParts(text, isPage(file)).flatMap((part): [PlainPart, string][] => {
    if (part.line === 0) return [[part, isPage(file) ? part.name : part.name.replace(pluralForm, '')]];
    if (part.name === '') return [[part, sectionName('')]];
    const id = ids.get(part.line);
    return id ? [[part, sectionName(id)]] : [];
  });
  return new Map(parts);
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
