import {
  isPair,
  isTodo,
  normalized,
  type Pair,
  pluralExamples,
  pluralForms,
  type TranslatedFile,
} from '../../check/core/index.ts';
import { englishChangesOf } from '../records/english-changes.ts';
import { type PlacedText, placedTexts } from './texts.ts';
import type { Unit } from './unit.ts';

/**
 * Returns every unit of a page or namespace in a language: values in schema order, then blocks in the order of the
 * English body. Text that the English file does not have, or that cannot be read, is omitted.
 *
 * @param findsStale whether to find stale units and their earlier English; otherwise, they count as translated
 */
export function unitsOf(file: TranslatedFile, findsStale = true): Unit[] {
  const drafts = draftsOf(file);
  const changes =
    findsStale && isPair(file) ? staleDrafts(file, drafts) : new Map<Draft, string | undefined>();
  return drafts.map((draft) => {
    const { text, target, ...named } = draft;
    const { part, role, kind, field } = text;
    const unit = { part, role, kind, english: text.text, note: field?.description ?? '', ...named };
    const span = target && { span: target.span };
    if (!target || isTodo(target.text)) return { ...unit, ...span, state: 'missing' };
    const before = changes.get(draft);
    const state = changes.has(draft) ? 'stale' : 'translated';
    return { ...unit, ...span, state, target: target.text, ...(before !== undefined && { before }) };
  });
}

/** A unit before its state is known. */
interface Draft extends Pick<Unit, 'id' | 'path' | 'plural'> {
  /** The English text; for a plural, its `other` form. */
  text: PlacedText;
  /** The same text in the translation. */
  target: PlacedText | undefined;
}

function draftsOf({ schema, source, translation, language }: TranslatedFile): Draft[] {
  const english = placedTexts(schema, source);
  const translated = new Map(translation && placedTexts(schema, translation).map((text) => [text.id, text]));
  return english.flatMap((text): Draft[] => {
    const { id, part, role, field, shape } = text;
    if (field?.form === 'other') return pluralDrafts(text, field.path, translated, language.code);
    if (field) return field.form ? [] : [{ id, path: field.path, text, target: translated.get(id) }];
    const section = translated.get(part);
    // The blocks differ, so they cannot be matched.
    const hasOtherShape = section !== undefined && section.shape !== shape;
    const isIncluded =
      role === 'section'
        ? hasOtherShape && english.some((one) => one.part === part && one.role !== role)
        : !hasOtherShape;
    return isIncluded ? [{ id, text, target: translated.get(id) }] : [];
  });
}

/** Returns a draft for each plural form that the language requires, and for optional ones that the file has. */
function pluralDrafts(
  text: PlacedText,
  path: readonly (string | number)[],
  translated: ReadonlyMap<string, PlacedText>,
  locale: string,
): Draft[] {
  const [family = '', key = ''] = [text.id, String(path.at(-1))].map((name) =>
    name.slice(0, -'other'.length),
  );
  const { required, optional } = pluralForms(locale);
  const forms = [...required, ...optional.filter((form) => translated.has(family + form))];
  return forms.map((form) => ({
    id: family + form,
    path: [...path.slice(0, -1), key + form],
    plural: { form, numbers: pluralExamples(locale, form) },
    text,
    target: translated.get(family + form),
  }));
}

/** Finds the drafts whose English changed after the translation, with the earlier English if the history has it. */
function staleDrafts(pair: Pair, drafts: readonly Draft[]): Map<Draft, string | undefined> {
  const changes = new Map<Draft, string | undefined>();
  for (const { part, old } of englishChangesOf(pair)) {
    const partDrafts = drafts.filter(({ text }) => text.part === part);
    const oldTexts = old ? placedTexts(pair.schema, old.file) : [];
    const oldValues = new Set(oldTexts.map(({ text }) => normalized(text)));
    const changed = partDrafts.filter(({ text }) => !oldValues.has(normalized(text.text)));
    // If no text has changed, something else in the part has, such as a component: all its texts are stale.
    for (const draft of changed.length > 0 ? changed : partDrafts) {
      const { id, shape } = draft.text;
      changes.set(draft, oldTexts.find((one) => one.id === id && one.shape === shape)?.text);
    }
  }
  return changes;
}
