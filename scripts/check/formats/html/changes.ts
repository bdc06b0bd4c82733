import { diffWords } from 'diff';
import { fileUrl, inRepository } from '../../code-host.ts';
import { normalized } from '../../core/staleness/normalize.ts';
import { count } from '../../core/words.ts';
import type { PendingChange } from '../../english-changes.ts';
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

function item(change: PendingChange, report: Report): Markup {
  const { repository } = report;
  const { path, title, how, languages, old, texts, since = old?.version.date } = change;
  const what = how === 'new' ? ' is new' : '';
  // Without the words of then, the current ones are shown alone.
  const isLost = how === 'changed' && !since;
  const shown = texts.flatMap(({ path: name, before, after }) => {
    const words = isLost ? html`${after}` : changedWords(before, after);
    return words
      ? html`<p dir="auto" class="text">${name !== '' && html`<code>${name}</code> `}${words}</p>
`
      : [];
  });
  return html`<li data-languages="${languages.map(({ code }) => code).join(' ')}"><div class="head"><span>${
    repository
      ? html`<a href="${fileUrl(repository, inRepository(report, path), 1)}"><code>${path}</code></a>`
      : html`<code>${path}</code>`
  }</span><span>${title}${what}${since && html` <span class="quiet">since ${since}</span>`}</span><span class="quiet">waits in ${languages.map(({ name }) => name).join(', ')}</span></div>
${shown}${isLost && html`<p class="quiet">The words of then are not at hand; these are those of today.</p>`}</li>
`;
}

/** A text compared word by word, without its unchanged lines. */
function changedWords(then: string, now: string): Markup[] | undefined {
  if (normalized(then) === normalized(now)) return undefined;
  const [oldLines, lines] = [linesOf(then), linesOf(now)];
  const kept = new Set(lines.filter((line) => oldLines.includes(line)));
  const without = (all: string[]) => all.filter((line) => !kept.has(line)).join('\n');
  return diffWords(without(oldLines), without(lines)).map(({ value, added, removed }) =>
    added ? html`<ins>${value}</ins>` : removed ? html`<del>${value}</del>` : html`${value}`,
  );
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');
