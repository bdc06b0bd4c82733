import { type Graph, isPage, translatedFilesOf } from '../../check/core/index.ts';
import { type Term, termsIn, termsOf } from '../editing/terms.ts';
import type { Unit, UnitState } from '../editing/unit.ts';
import { unitsOf } from '../editing/units.ts';
import { unreadable } from '../editing/unreadable.ts';
import { codedTexts } from './codes.ts';
import type { ExchangePage, ExchangeUnit } from './document.ts';

/** Which texts of a language are exported. */
export interface ExportOptions {
  language: string;
  /** Only texts in one of these states; without it, all. */
  only?: ReadonlySet<UnitState>;
  /** The address of a page in the language. */
  addressOf?(key: string): string;
}

/**
 * The pages and namespaces of a language for translation tools, one by one.
 *
 * @throws Error when a file cannot be read
 */
export function* exportPages(
  graph: Graph,
  { language, only, addressOf }: ExportOptions,
): Generator<ExchangePage> {
  const terms = termsOf(graph, language);
  for (const file of translatedFilesOf(graph)) {
    if (file.language.code !== language) continue;
    const problem = unreadable(file);
    if (problem) throw new Error(problem);
    const { key, extension } = file.source;
    const units = unitsOf(file).filter(({ state }) => !only || only.has(state));
    // The syntax trees of thousands of pages do not fit into memory.
    for (const one of [file.source, file.translation]) one?.forget();
    const address = isPage(file.source) ? addressOf?.(key) : undefined;
    yield {
      path: key + extension,
      ...(address && { address }),
      units: units.filter(({ role }) => role !== 'section').map((unit) => unitOf(unit, terms)),
      leftOut: units.flatMap(({ id, role }) => (role === 'section' ? id : [])),
    };
  }
}

function unitOf(unit: Unit, terms: readonly Term[]): ExchangeUnit {
  const { id, state, english, before, note, plural } = unit;
  const { source, target } = codedTexts(unit);
  const numbers = `${plural?.numbers.join(', ')}${plural && plural.numbers.length > 2 ? ', …' : ''}`;
  const notes = [
    note,
    plural && `For the numbers ${numbers} (form “${plural.form}”).`,
    before && `It was translated when English said: ${before}`,
    ...termsIn(english, terms).map(({ en, use, note }) => `Term: ${en} = ${use}${note ? ` (${note})` : ''}`),
  ];
  return {
    id,
    source,
    ...(target && { target }),
    state,
    notes: notes.flatMap((note) => note || []),
    ...(before !== undefined && { before }),
  };
}
