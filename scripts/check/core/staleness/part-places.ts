import type { z } from 'zod';
import { dotted } from '../explain.ts';
import type { ParsedFile } from '../graph.ts';
import { type Place, startOfFile } from '../located.ts';
import type { Pair } from '../pairs.ts';
import { textsIn, textsOf } from '../texts.ts';
import { isPage, partOf, type Readable, sectionName } from './parts.ts';
import { sectionsOf } from './sections.ts';

/** Where a part starts in a file, and how that file calls it. */
export interface PlacedPart {
  place: Place;
  title: string;
}

/** The parts of a file by their names, in the order of the file. */
export function partPlaces({ schema }: Pick<Pair, 'schema'>, file: ParsedFile): Map<string, PlacedPart> {
  const { data, body } = file;
  const parts = new Map<string, PlacedPart>();
  if (data) {
    for (const text of textsIn(schema, file)) {
      const name = partOf(text, isPage(file));
      const path = isPage(file) ? text.path.slice(0, 1) : text.path;
      // A plural is found under its forms.
      const at = text.path.length === 1 ? text.path : path;
      if (!parts.has(name)) parts.set(name, { place: data.locate(at, 'key'), title: `“${name}”` });
    }
  }
  for (const { id, heading, nodes } of body ? sectionsOf(body) : []) {
    const title = id ? `the section “${heading}”` : 'the text before the first heading';
    parts.set(sectionName(id), { place: nodes[0]?.position?.start ?? startOfFile, title });
  }
  return parts;
}

/** How commands name a translated file: “nl/pricing”. */
export const nameOfPair = ({ translation }: Pair): string => `${translation.folder}/${translation.key}`;

/**
 * What a part of an English file says, for people: the texts of a field by their paths, or a section as it is
 * written, under an empty name.
 */
export function partTexts(
  schema: z.ZodType,
  file: Readable & Pick<ParsedFile, 'text' | 'extension'>,
  part: string,
): Map<string, string> {
  const texts = textsOf(schema, file.data?.value).filter((text) => partOf(text, isPage(file)) === part);
  if (texts.length > 0) return new Map(texts.map(({ path, value }) => [dotted(path), value]));
  const section = file.body && sectionsOf(file.body).find(({ id }) => sectionName(id) === part);
  const from = section?.nodes[0]?.position?.start.offset;
  const to = section?.nodes.at(-1)?.position?.end.offset;
  return new Map(from === undefined || to === undefined ? [] : [['', file.text.slice(from, to)]]);
}
