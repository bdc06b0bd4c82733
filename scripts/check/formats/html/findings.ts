import { editUrl, encodedPath, fileUrl, inRepository, ruleUrl } from '../../code-host.ts';
import type { Finding } from '../../finding.ts';
import { byFile, levelsText, type Report } from '../../report.ts';
import { lineAround } from '../code-frame.ts';
import { shorten } from '../shorten.ts';
import { html, type Markup, prose } from './markup.ts';

/** The id that leads to the findings of a file: its path, which may hold no space there. */
export const anchorOf = encodedPath;

/** All findings by file; those that existed before the checked change are listed separately. */
export function findingsSection(report: Report): Markup {
  const [fresh, old] = [report.findings.filter((f) => !f.old), report.findings.filter((f) => f.old)];
  const filter =
    report.findings.length > 0 &&
    html`<form class="filter" data-filters="findings" autocomplete="off">
<label>Language <select name="language"><option value="">all</option>${report.languages
      .filter(({ code }) => report.findings.some(({ path }) => report.localeOf(path) === code))
      .map(({ code, name }) => html`<option value="${code}">${name}</option>`)}</select></label>
<label>Level <select name="level"><option value="">all</option><option value="error">errors</option><option value="warning">warnings</option></select></label>
<output></output>
</form>`;
  return html`<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
${filter}${fresh.length === 0 && html`<p>${report.touched ? 'No new ones.' : 'None. Every file is in order.'}</p>`}
${filesOf(fresh, report, new Set())}
</section>
${
  old.length > 0 &&
  html`<section aria-labelledby="older">
<h2 id="older">Older findings, which do not block</h2>
${filesOf(old, report, new Set(fresh.map(({ path }) => path)))}
</section>`
}`;
}

/** @param taken files that are already on the page, where links to them lead */
function filesOf(findings: readonly Finding[], report: Report, taken: ReadonlySet<string>): Markup[] {
  return [...byFile(findings)].map(([path, own]) => {
    const language = report.languages.find(({ code }) => code === report.localeOf(path));
    const isThere = report.texts.has(path);
    return html`<article class="file" id="${taken.has(path) ? `older/${anchorOf(path)}` : anchorOf(path)}" data-language="${language?.code ?? ''}">
<header><h3><code>${path}</code></h3><span class="quiet">${levelsText(own)}${
      report.repository &&
      isThere &&
      html` · <a href="${editUrl(report.repository, inRepository(report, path))}" aria-label="Edit ${path}">edit</a>`
    }</span></header>
<ul class="findings">
${own.map((finding) => item(finding, report))}</ul>
</article>
`;
  });
}

function item(finding: Finding, report: Report): Markup {
  const { repository, texts, pageOf } = report;
  const { path, line, column, level, rule, message, fix } = finding;
  const text = texts.get(path);
  const page = pageOf?.(rule);
  const place = `line ${line}, column ${column}`;
  const frame = text === undefined ? undefined : lineAround(text, line, column);
  return html`<li data-level="${level}"><div class="head"><span class="${level}">${level}</span><span class="place">${
    repository && text !== undefined
      ? html`<a href="${fileUrl(repository, inRepository(report, path), line)}" aria-label="${path}, ${place}">${place}</a>`
      : place
  }</span><span>rule ${
    repository && page
      ? html`<a href="${ruleUrl(repository, inRepository(report, page))}">${rule}</a>`
      : html`${rule}${page && html` <span class="quiet">(${page})</span>`}`
  }</span></div>
<p>${prose(shorten(message))}</p>
${frame && html`<pre dir="auto">${frame.before}<mark>${frame.at}</mark>${frame.after}</pre>`}
<p>→ ${prose(shorten(fix))}</p></li>
`;
}
