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
 * Every text of a page or namespace in a language, in the order of the English file. Texts that English does not have,
 * or that cannot be read, are not included.
 *
 * @param compares whether to find stale texts, with their earlier English; without it, they count as translated
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
  /** The English text; of a plural, its form `other`. */
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
    // Its blocks cannot be matched.
    const isOther = section !== undefined && section.shape !== shape;
    const isWanted =
      role === 'section'
        ? isOther && english.some((one) => one.part === part && one.role !== role)
        : !isOther;
    return isWanted ? [{ id, text, own: own.get(id) }] : [];
  });
}

/** Each plural form that the language needs, and any others the file has. */
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

/** The texts whose English changed after they were translated, with the earlier English if the history has it. */
function changesOf(pair: Pair, drafts: readonly Draft[]): Map<Draft, string | undefined> {
  const changes = new Map<Draft, string | undefined>();
  for (const { part, old } of englishChanges(pair)) {
    const own = drafts.filter(({ text }) => text.part === part);
    const then = old ? placedTexts(pair.schema, old.file) : [];
    const said = new Set(then.map(({ text }) => normalized(text)));
    const changed = own.filter(({ text }) => !said.has(normalized(text.text)));
    // Something other than words has changed, such as a component.
    for (const draft of changed.length > 0 ? changed : own) {
      const { id, shape } = draft.text;
      changes.set(draft, then.find((one) => one.id === id && one.shape === shape)?.text);
    }
  }
  return changes;
}
