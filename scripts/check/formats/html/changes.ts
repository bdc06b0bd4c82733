import { fileUrl } from '../../code-host.ts';
import { count } from '../../core/words.ts';
import type { EnglishChange, Piece } from '../../english-changes.ts';
import type { Report } from '../../report.ts';
import { html, type Markup } from './markup.ts';

/** What changed in English since it was translated, with the languages that have not followed. */
export function changesSection(report: Report): Markup | false {
  const changes = report.english ?? [];
  if (changes.length === 0) return false;
  return html`<section aria-labelledby="changes">
<h2 id="changes">What changed in English</h2>
<p>${count(changes.length, 'part')} of the English texts changed since they were translated. <del>Struck words</del> are gone, <ins>underlined words</ins> are new.</p>
<ul class="changes">
${changes.map((change) => item(change, report))}</ul>
</section>`;
}

function item(change: EnglishChange, { repository }: Report): Markup {
  const { path, title, how, languages, texts, since } = change;
  const what = how === 'new' ? ' is new' : how === 'gone' ? ' is gone' : '';
  return html`<li data-languages="${languages.map(({ code }) => code).join(' ')}"><div class="head"><span>${
    repository
      ? html`<a href="${fileUrl(repository, path, 1)}"><code>${path}</code></a>`
      : html`<code>${path}</code>`
  }</span><span>${title}${what}${since !== undefined && html` <span class="quiet">since ${since}</span>`}</span><span class="quiet">waits in ${languages.map(({ name }) => name).join(', ')}</span></div>
${texts.map(
  ({
    name,
    pieces,
  }) => html`<p dir="auto" class="text">${name !== '' && html`<code>${name}</code> `}${pieces.map(piece)}</p>
`,
)}${how === 'changed' && since === undefined && html`<p class="quiet">The words of then are not at hand; these are those of today.</p>`}</li>
`;
}

function piece({ text, is }: Piece): Markup {
  if (is === 'added') return html`<ins>${text}</ins>`;
  return is === 'removed' ? html`<del>${text}</del>` : html`${text}`;
}
