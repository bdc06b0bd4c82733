import type { Finding } from '../../finding.ts';
import { lineAround } from '../code-frame.ts';
import { encodedPath, lineUrl, pageUrl } from '../code-host.ts';
import { byFile, byUrgency, levelsText, type Report } from '../report.ts';
import { shorten } from '../shorten.ts';
import { html, linked, type Markup, prose } from './markup.ts';

/** The id that leads to the findings of a file: its path, which may hold no space there. */
export const anchorOf = encodedPath;

/** All findings by file, the most urgent first. */
export function findingsSection(report: Report): Markup {
  const files = byFile(report.findings.toSorted(byUrgency));
  return html`<section>
<h2 id="findings">Findings</h2>
${files.size === 0 && html`<p>None. Every file is in order.</p>`}
${[...files].map(
  ([path, own]) => html`<article id="${anchorOf(path)}">
<h3><code>${path}</code> <span class="quiet">${levelsText(own)}</span></h3>
<ul>
${own.map((finding) => item(finding, report))}</ul>
</article>
`,
)}</section>`;
}

function item(finding: Finding, report: Report): Markup {
  const { path, line, column, level, rule, message, fix, old } = finding;
  const text = report.texts.get(path);
  const page = report.pageOf?.(rule);
  const place = `line ${line}, column ${column}`;
  const address = text === undefined ? undefined : lineUrl(report, path, line);
  const frame = text === undefined ? undefined : lineAround(text, line, column);
  return html`<li><p><strong class="${level}">${level}</strong>${old && ', older, does not block'} at ${linked(place, address, `${path}, ${place}`)}, rule ${linked(rule, page && pageUrl(report, page))}</p>
<p>${prose(shorten(message))}</p>
${frame && html`<pre dir="auto">${frame.before}<mark>${frame.at}</mark>${frame.after}</pre>`}
<p>→ ${prose(shorten(fix))}</p></li>
`;
}
