import type { z } from 'zod';
import { dotted } from '../explain.ts';
import { textsOf } from '../texts.ts';
import { fieldOf, keyOf, type Readable, sectionName } from './parts.ts';
import { sectionsOf } from './sections.ts';

/**
 * What a part of an English file says, for people: the texts of a field by their paths, or a section as it is
 * written, under an empty name.
 */
export function partTexts(
  schema: z.ZodType,
  file: Readable & { text: string },
  part: string,
  isPage: boolean,
): Map<string, string> {
  const texts = textsOf(schema, file.data?.value).filter(
    (text) => (isPage ? fieldOf(text) : keyOf(text)) === part,
  );
  if (texts.length > 0) return new Map(texts.map(({ path, value }) => [dotted(path), value]));
  const section = file.body && sectionsOf(file.body).find(({ id }) => sectionName(id) === part);
  const from = section?.nodes[0]?.position?.start.offset;
  const to = section?.nodes.at(-1)?.position?.end.offset;
  return new Map(from === undefined || to === undefined ? [] : [['', file.text.slice(from, to)]]);
}
