import type { z } from 'zod';
import { dotted } from '../explain.ts';
import type { ParsedFile } from '../graph.ts';
import { type Place, startOfFile } from '../located.ts';
import { oncePerFile } from '../once-per-file.ts';
import type { Pair } from '../pairs.ts';
import { contentsOf, isPage, type Readable } from './parts.ts';

/** Where a part starts in a file, and how that file calls it. */
export interface PlacedPart {
  place: Place;
  title: string;
}

/** The parts of a file by their names, in the order of the file. */
export const partPlaces = ({ schema }: Pick<Pair, 'schema'>, file: ParsedFile): Map<string, PlacedPart> =>
  placesIn(schema, file);

const placesIn = oncePerFile((schema: z.ZodType, file: ParsedFile): Map<string, PlacedPart> => {
  return new Map(
    contentsOf(schema, file).map(({ name, title, texts: [text], nodes: [node] }) => {
      const path = text?.path.slice(0, isPage(file) ? 1 : undefined);
      const place = path ? file.data?.locate(path, 'key') : node?.position?.start;
      return [name, { place: place ?? startOfFile, title }];
    }),
  );
});

/** How commands name a translated file: “nl/pricing”. */
export const nameOfPair = ({ translation }: Pair): string => `${translation.folder}/${translation.key}`;

/** What a part says, for people: the texts of a field by path, or a section as written, under an empty name. */
export function partTexts(
  schema: z.ZodType,
  file: Readable & Pick<ParsedFile, 'text'>,
  part: string,
): Map<string, string> {
  const { texts = [], nodes = [] } = contentsOf(schema, file).find(({ name }) => name === part) ?? {};
  const from = nodes[0]?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  const section = from === undefined ? [] : [['', file.text.slice(from, to)] as const];
  return new Map([...texts.map(({ path, value }) => [dotted(path), value] as const), ...section]);
}
