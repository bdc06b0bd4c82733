import { addressOf } from '../../../schema/address.ts';
import type { Locale } from '../../../schema/languages.ts';
import { localizedPath } from '../../../schema/page-key.ts';
import { type Graph, isPage, translatedFilesOf } from '../../check/core/index.ts';
import { unreadableReason } from '../../check/index.ts';
import { loadSite } from '../../content/site.ts';
import { type Term, termsIn, termsOf } from '../editing/terms.ts';
import { type Unit, type UnitState, unitStates } from '../editing/unit.ts';
import { unitsOf } from '../editing/units.ts';
import type { ExchangePage } from './document.ts';

/**
 * Returns the pages and namespaces of a language for translation tools, with the units in the given states.
 *
 * @throws Error when a file cannot be read
 */
export function exportPages(
  graph: Graph,
  language: Locale,
  only: readonly UnitState[] = unitStates,
): ExchangePage[] {
  const { url } = loadSite();
  const terms = termsOf(graph, language);
  const files = translatedFilesOf(graph).filter((file) => file.language.code === language);
  const pages = files.map((file) => {
    const problem = unreadableReason(file.source, file.translation, file.record);
    if (problem) throw new Error(problem);
    const { key, extension } = file.source;
    const units = unitsOf(file).filter(({ state }) => only.includes(state));
    return {
      path: key + extension,
      ...(isPage(file.source) && { address: addressOf(url, localizedPath(key, language)) }),
      units: units
        .filter(({ role }) => role !== 'section')
        .map((unit) => ({ unit, notes: notesOf(unit, terms) })),
      unmatchedSections: units.flatMap(({ id, role }) => (role === 'section' ? id : [])),
    };
  });
  return pages.filter(({ units, unmatchedSections }) => units.length + unmatchedSections.length > 0);
}

function notesOf({ english, before, note, plural }: Unit, terms: readonly Term[]): string[] {
  const notes = [
    note,
    plural && `Plural form “${plural.form}”, for numbers such as ${plural.numbers.join(', ')}.`,
    before && `English text at the time of translation: ${before}`,
    ...termsIn(english, terms).map(({ en, use, note }) => `Term: ${en} = ${use}${note ? ` (${note})` : ''}`),
  ];
  return notes.flatMap((note) => note || []);
}
