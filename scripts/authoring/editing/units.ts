import {
  isPair,
  isTodo,
  normalized,
  type Pair,
  pluralExamples,
  pluralForms,
  type TranslatedFile,
} from '../../check/core/index.ts';
import { changesOf as englishChanges } from '../records/english-changes.ts';
import { type PlacedText, placedTexts } from './texts.ts';
import type { Unit } from './unit.ts';

/**
 * Returns every unit of a page or namespace in a language: values in schema order, then blocks in the order of the
 * English body. Text that the English file does not have, or that cannot be read, is omitted.
 *
 * @param compares whether to find stale units and their earlier English; otherwise, they count as translated
 */
export function unitsOf(file: TranslatedFile, compares = true): Unit[] {
  const drafts = draftsOf(file);
  const changes = compares && isPair(file) ? changesOf(file, drafts) : new Map<Draft, string | undefined>();
  return drafts.map((draft) => {
    const { text, own, ...named } = draft;
    const { part, role, kind, field } = text;
    const unit = { part, role, kind, english: text.text, note: field?.description ?? '', ...named };
    const span = own && { span: own.span };
    if (!own || isTodo(own.text)) return { ...unit, ...span, state: 'missing' };
    const before = changes.get(draft);
    const state = changes.has(draft) ? 'stale' : 'translated';
    return { ...unit, ...span, state, target: own.text, ...(before !== undefined && { before }) };
  });
}

/** A unit before its state is known. */
interface Draft extends Pick<Unit, 'id' | 'path' | 'plural'> {
  /** The English text; for a plural, its `other` form. */
  text: PlacedText;
  /** The same text in the translation. */
  own: PlacedText | undefined;
}

function draftsOf({ schema, source, translation, language }: TranslatedFile): Draft[] {
  const english = placedTexts(schema, source);
  const own = new Map(translation && placedTexts(schema, translation).map((text) => [text.id, text]));
  return english.flatMap((text): Draft[] => {
    const { id, part, role, field, shape } = text;
    if (field?.form === 'other') return pluralDrafts(text, field.path, own, language.code);
    if (field) return field.form ? [] : [{ id, path: field.path, text, own: own.get(id) }];
    const section = own.get(part);
    // The blocks differ, so they cannot be matched.
    const isOther = section !== undefined && section.shape !== shape;
    const isWanted =
      role === 'section'
        ? isOther && english.some((one) => one.part === part && one.role !== role)
        : !isOther;
    return isWanted ? [{ id, text, own: own.get(id) }] : [];
  });
}

/** Returns a draft for each plural form that the language requires, and for optional ones that the file has. */
function pluralDrafts(
  text: PlacedText,
  path: readonly (string | number)[],
  own: ReadonlyMap<string, PlacedText>,
  locale: string,
): Draft[] {
  const [family = '', key = ''] = [text.id, String(path.at(-1))].map((name) =>
    name.slice(0, -'other'.length),
  );
  const { required, optional } = pluralForms(locale);
  const forms = [...required, ...optional.filter((form) => own.has(family + form))];
  return forms.map((form) => ({
    id: family + form,
    path: [...path.slice(0, -1), key + form],
    plural: { form, numbers: pluralExamples(locale, form) },
    text,
    own: own.get(family + form),
  }));
}

/** Finds the drafts whose English changed after the translation, with the earlier English if the history has it. */
function changesOf(pair: Pair, drafts: readonly Draft[]): Map<Draft, string | undefined> {
  const changes = new Map<Draft, string | undefined>();
  for (const { part, old } of englishChanges(pair)) {
    const own = drafts.filter(({ text }) => text.part === part);
    const then = old ? placedTexts(pair.schema, old.file) : [];
    const said = new Set(then.map(({ text }) => normalized(text)));
    const changed = own.filter(({ text }) => !said.has(normalized(text.text)));
    // If no text has changed, something else in the part has, such as a component: all its texts are stale.
    for (const draft of changed.length > 0 ? changed : own) {
      const { id, shape } = draft.text;
      changes.set(draft, then.find((one) => one.id === id && one.shape === shape)?.text);
    }
  }
  return changes;
}
