import {
  isPage,
  isPair,
  isTodo,
  normalized,
  type Pair,
  pluralExamples,
  pluralForms,
  type TranslatedFile,
} from '../../check/core/index.ts';
import { changesOf as englishChanges } from '../../check/index.ts';
import { blockSectionsOf, type PlacedText, type Readable, type Value, valuesOf } from './texts.ts';
import type { Unit } from './unit.ts';

/**
 * Every text of a page or namespace in a language, in the order of the English file. Texts that English does not have,
 * or that cannot be read, are not included.
 *
 * @param compares whether to find stale texts, with their earlier English; without it, they count as translated
 */
export function unitsOf(file: TranslatedFile, compares = true): Unit[] {
  const drafts = [...valueDrafts(file), ...blockDrafts(file)];
  const changes = compares && isPair(file) ? changesOf(file, drafts) : new Map<Draft, string | undefined>();
  return drafts.map((draft) => {
    const { own, compared: _, ...unit } = draft;
    const span = own && { span: own.span };
    if (!own || isTodo(own.text)) return { ...unit, ...span, state: 'missing' };
    const before = changes.get(draft);
    const state = changes.has(draft) ? 'stale' : 'translated';
    return { ...unit, ...span, state, target: own.text, ...(before !== undefined && { before }) };
  });
}

/** A unit before its state is known. */
interface Draft extends Omit<Unit, 'state' | 'span' | 'target' | 'before'> {
  /** The same text in the translation. */
  own: PlacedText | undefined;
  /** Its name in another version of the English file, if known. */
  compared: { id: string; shape?: string };
}

// Values

function valueDrafts({ schema, source, translation, language }: TranslatedFile): Draft[] {
  const english = valuesOf(schema, source, isPage(source));
  const own = translation ? valuesOf(schema, translation, isPage(source)) : [];
  const byId = new Map(own.map((value) => [value.id, value]));
  return english.flatMap((value): Draft[] => {
    const { field } = value;
    if (field.form === 'other') return pluralDrafts(value, byId, language.code);
    if (field.form !== undefined) return [];
    return [{ ...draftOf(value, field.description), path: field.path, own: byId.get(value.id) }];
  });
}

/** Each plural form that the language needs, and any others the file has. */
function pluralDrafts(other: Value, own: ReadonlyMap<string, Value>, locale: string): Draft[] {
  const { required, optional } = pluralForms(locale);
  const family = other.id.slice(0, -'other'.length);
  const forms = [...required, ...optional.filter((form) => own.has(family + form))];
  return forms.map((form) => {
    const path = [
      ...other.field.path.slice(0, -1),
      `${String(other.field.path.at(-1)).slice(0, -'other'.length)}${form}`,
    ];
    return {
      ...draftOf(other, other.field.description),
      id: family + form,
      path,
      plural: { form, numbers: pluralExamples(locale, form) },
      own: own.get(family + form),
    };
  });
}

const draftOf = ({ id, part, role, kind, text }: PlacedText, note: string): Omit<Draft, 'own'> => ({
  id,
  part,
  role,
  kind,
  english: text,
  note,
  compared: { id },
});

// Blocks

function blockDrafts({ source, translation }: TranslatedFile): Draft[] {
  const sections = translation ? blockSectionsOf(translation) : [];
  const own = new Map(sections.map((section) => [section.id, section]));
  return blockSectionsOf(source).flatMap(({ id, shape, whole, blocks }): Draft[] => {
    const section = own.get(id);
    if (section && section.shape !== shape && blocks.length > 0)
      return [{ ...draftOf(whole, ''), own: section.whole }];
    const byId = new Map(section?.blocks.map((block) => [block.id, block]));
    return blocks.map((block) => ({
      ...draftOf(block, ''),
      compared: { id: block.id, shape },
      own: byId.get(block.id),
    }));
  });
}

// What changed in English

/** The texts whose English changed after they were translated, with the earlier English if the history has it. */
function changesOf(pair: Pair, drafts: readonly Draft[]): Map<Draft, string | undefined> {
  const changes = new Map<Draft, string | undefined>();
  for (const { part, old } of englishChanges(pair)) {
    const own = drafts.filter((draft) => draft.part === part);
    const then = old ? englishOf(pair, old.file) : [];
    const said = new Set(then.map(({ text }) => normalized(text)));
    const changed = own.filter(({ english }) => !said.has(normalized(english)));
    // Something other than words has changed, such as a component.
    for (const draft of changed.length > 0 ? changed : own) {
      const before = then.find(({ id, shape }) => id === draft.compared.id && shape === draft.compared.shape);
      changes.set(draft, before?.text);
    }
  }
  return changes;
}

const englishOf = ({ schema, source }: Pair, file: Readable): (PlacedText & { shape?: string })[] => [
  ...valuesOf(schema, file, isPage(source)),
  ...blockSectionsOf(file).flatMap(({ shape, blocks }) => blocks.map((block) => ({ ...block, shape }))),
];
