import { currency } from '../../coverage.ts';
import { count, type Report } from '../../report.ts';
import { type LanguageRow, languageRows } from '../language-rows.ts';
import { html, type Markup } from './markup.ts';

/** A card for each language: how much is there, and what is to be done. */
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
  const facts: [string, string][] = [
    ...(coverage
      ? ([
          ['to translate', open === 0 ? 'nothing' : count(open, 'word')],
          ['to bring up to date', stale === 0 ? 'nothing' : count(stale, 'word')],
        ] as [string, string][])
      : []),
    ...(untracked > 0
      ? [['English version not recorded', count(untracked, 'file')] as [string, string]]
      : []),
    ['errors', String(errors)],
    ['warnings', String(warnings)],
  ];
  return html`<li><h3>${name} <span class="quiet">${code}</span></h3>
${
  coverage &&
  complete !== undefined &&
  html`<p class="share">${complete} % <span class="quiet">translated, ${currency(coverage)} % of it current</span></p>
${bar(coverage)}`
}
<dl>${facts.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl></li>
`;
}

/** The same as a picture, for those who see it; the numbers stand beside it. */
function bar({ required, done, stale }: Report['coverage'][number]): Markup {
  const width = (words: number) => (required.words === 0 ? 100 : (words / required.words) * 100).toFixed(2);
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="done" width="${width(done.words - stale.words)}" height="1"/><rect class="stale" x="${width(done.words - stale.words)}" width="${width(stale.words)}" height="1"/></svg>`;
}
