import { count } from '../../core/words.ts';
import { currency } from '../../coverage.ts';
import type { Report } from '../../report.ts';
import { type LanguageRow, languageRows } from '../language-rows.ts';
import { html, type Markup } from './markup.ts';

/** A card for each language: how much is translated, and what remains to be done. */
export function languageCards(report: Report): Markup {
  return html`<section aria-labelledby="languages">
<h2 id="languages">Languages</h2>
<ul class="languages">
${languageRows(report).map((row) => card(row, report))}</ul>
</section>`;
}

function card(
  { code, name, complete, open, stale, untracked, errors, warnings }: LanguageRow,
  report: Report,
) {
  const coverage = report.coverage.find(({ language }) => language.code === code);
  const toDo = [
    { term: 'to translate', number: open, text: count(open, 'word') },
    { term: 'stale', number: stale, text: count(stale, 'word') },
    { term: 'English version not recorded', number: untracked, text: count(untracked, 'file') },
    { term: 'errors', number: errors, text: String(errors) },
    { term: 'warnings', number: warnings, text: String(warnings) },
  ].filter(({ number }) => number > 0);
  return html`<li><h3>${name} <span class="quiet">${code}</span></h3>
${
  coverage &&
  complete !== undefined &&
  html`<p class="share">${complete} % <span class="quiet">translated${stale > 0 && `, ${currency(coverage)} % of it current`}</span></p>
${bar(coverage)}`
}
${
  toDo.length === 0
    ? html`<p class="quiet">Nothing to do.</p>`
    : html`<dl>${toDo.map(({ term, text }) => html`<dt>${term}</dt><dd>${text}</dd>`)}</dl>`
}</li>
`;
}

/** The same as a picture, for those who see it; the numbers are beside it. */
function bar({ required, done, stale }: Report['coverage'][number]): Markup {
  const width = (words: number) => (required.words === 0 ? 100 : (words / required.words) * 100).toFixed(2);
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="done" width="${width(done.words - stale.words)}" height="1"/><rect class="stale" x="${width(done.words - stale.words)}" width="${width(stale.words)}" height="1"/></svg>`;
}
