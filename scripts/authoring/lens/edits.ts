import { z } from 'zod';
import type { LensAnswer, LensEdit } from '../../../schema/lens.ts';
import { type Changes, fileWithText, type TranslatedFile } from '../../check/core/index.ts';
import { applyEdits, type Finding, type Memo } from '../../check/index.ts';
import { applyChanges } from '../../content/graph.ts';
import { edit } from '../editing/edit.ts';
import { piecesOf } from '../editing/pieces.ts';
import { unitsOf } from '../editing/units.ts';
import { fileData } from './data.ts';
import { type LensInput, lensInput } from './input.ts';

/** The body of an edit request. */
export const editSchema = z.strictObject({
  file: z.string(),
  id: z.string(),
  value: z.string().optional(),
  was: z.string().nullable(),
  accept: z.boolean(),
  write: z.boolean(),
}) satisfies z.ZodType<LensEdit>;

/** The files that an edit changes, and the answer to the lens. */
type Outcome = { changes: Changes; answer: LensAnswer };

/**
 * Applies an edit to the current content without writing any file. The requested file is looked up among the content
 * files, so a path from a request is never opened.
 */
export function evaluateEdit(request: LensEdit, { files, graph }: LensInput, memo: Memo): Outcome {
  const { file: name, id, value, was, accept } = request;
  const file = files.get(name);
  const unit = file && unitsOf(file).find((unit) => unit.id === id);
  if (!file || !unit) return refused(`There is no text “${id}” in ${name}.`);
  if (request.write && (unit.target ?? null) !== was && unit.target !== value)
    return refused('This text has changed in the file in the meantime; nothing was written.');
  const values = new Map(value === undefined ? [] : [[id, value]]);
  const edited = edit(file, values, new Set(accept ? [unit.part] : []));
  if (!edited.ok) return refused(edited.why);
  const { changes } = edited;
  const pieces = piecesOf(value ?? unit.target ?? '', unit);
  if (request.write) return { changes, answer: { ok: true, findings: [], pieces } };
  const typed = lensInput(applyChanges(graph, changes), undefined, memo);
  const findings = fileData(name, typed).texts.find((text) => text.id === id)?.findings ?? [];
  const fixed = textAfterFixes(typed.files.get(name), id, typed.findings);
  const hasFix = fixed !== undefined && fixed !== value;
  return { changes, answer: { ok: true, findings, pieces, ...(hasFix && { fixed }) } };
}

/** Returns a text after the check’s fixes are applied to its file; `undefined` if there are none. */
function textAfterFixes(
  file: TranslatedFile | undefined,
  id: string,
  findings: readonly Finding[],
): string | undefined {
  const translation = file?.translation;
  const edits = findings.flatMap(({ path, edit }) => (path === translation?.path && edit ? [edit] : []));
  if (!translation || edits.length === 0) return undefined;
  const text = applyEdits(translation.text, edits);
  const fixed = { ...file, translation: fileWithText(translation, text, file.project) };
  return unitsOf(fixed, false).find((unit) => unit.id === id)?.target;
}

const refused = (why: string): Outcome => ({ changes: {}, answer: { ok: false, why } });
