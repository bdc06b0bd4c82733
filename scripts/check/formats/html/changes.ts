import { changeLines } from '../../changes/change-lines.ts';
import type { Report } from '../report.ts';
import { html, type Markup } from './markup.ts';

/** What changed in English since it was translated, with the languages that have not followed. */
export function changesSection(report: Report): Markup | false {
  const english = report.english?.() ?? [];
  if (english.length === 0) return false;
  return html`<section>
<h2 id="changes">What changed in the source texts</h2>
<p>Words in <code>[-…-]</code> are gone, those in <code>{+…+}</code> are new.</p>
${english.map(
  (
    change,
  ) => html`<article data-path="${change.path}" data-languages="${change.languages.map(({ code }) => code).join(' ')}">
<h3><code>${change.path}</code> <span class="quiet">waits in ${change.languages.map(({ name }) => name).join(', ')}</span></h3>
<pre dir="auto">${html`${changeLines(change).map((line) => html`${line}\n`)}`}</pre>
</article>
`,
)}</section>`;
}
