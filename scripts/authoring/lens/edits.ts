import { z } from 'zod';
import type { LensAnswer, LensEdit } from '../../../schema/lens.ts';
import type { Changes } from '../../check/core/index.ts';
import type { Memo } from '../../check/index.ts';
import { changed } from '../../content/graph.ts';
import { edit } from '../editing/edit.ts';
import { piecesOf } from '../editing/pieces.ts';
import { unitsOf } from '../editing/units.ts';
import { fileData, type LensInput } from './data.ts';
import { lensInput } from './input.ts';

/** What a request to edit may contain. */
export const editSchema = z.strictObject({
  file: z.string(),
  id: z.string(),
  value: z.string().optional(),
  was: z.string().nullable(),
  accept: z.boolean(),
  write: z.boolean(),
}) satisfies z.ZodType<LensEdit>;

/** The files that an edit changes, and what the lens is told. */
export interface Outcome {
  changes: Changes;
  answer: LensAnswer;
}

/**
 * Applies an edit to the current content without writing it. Files are looked up by name among those of the content, so
 * no path from a request is ever opened.
 */
export function outcomeOf(request: LensEdit, { files, graph }: LensInput, memo: Memo): Outcome {
  const { file: name, id, value, was, accept } = request;
  const file = files.get(name);
  const unit = file && unitsOf(file).find((unit) => unit.id === id);
  if (!file || !unit) return refused(`There is no text “${id}” in ${name}.`);
  if (request.write && (unit.target ?? null) !== was && unit.target !== value)
    return refused('This text has changed in the file meanwhile; nothing was written.');
  const values = new Map(value === undefined ? [] : [[id, value]]);
  const edited = edit(file, values, new Set(accept ? [unit.part] : []));
  if (!edited.ok) return refused(edited.why);
  const { changes } = edited;
  const pieces = piecesOf(value ?? unit.target ?? '', unit);
  if (request.write) return { changes, answer: { ok: true, findings: [], pieces } };
  const { texts } = fileData(name, lensInput(changed(graph, changes), undefined, memo));
  const findings = texts.find((text) => text.id === id)?.findings ?? [];
  return { changes, answer: { ok: true, findings, pieces } };
}

const refused = (why: string): Outcome => ({ changes: {}, answer: { ok: false, why } });
