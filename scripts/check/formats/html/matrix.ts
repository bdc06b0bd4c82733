import { editUrl, inRepository, newUrl } from '../../code-host.ts';
import { grouped } from '../../core/grouped.ts';
import { count } from '../../core/words.ts';
import type { FileCoverage } from '../../coverage.ts';
import { byFile, countLevels, levelsText, type Report } from '../../report.ts';
import { states, stateText } from '../states.ts';
import { anchorOf } from './findings.ts';
import { html, type Markup } from './markup.ts';

/**
 * Pages and namespaces by languages, with the state of each. Each cell has the sort key of its column in `data-sort`:
 * the state first, the most urgent lowest, then the day of the last change; or a number of words.
 */
export function matrix(report: Report): Markup {
  const kinds = [
    { kind: 'page', name: 'Pages' },
    { kind: 'namespace', name: 'Words of the interface' },
  ] as const;
  const findings = byFile(report.findings);
  const all = report.coverage.flatMap(({ language, files }) => files.map((file) => ({ language, file })));
  const rows = [...grouped(all, ({ file: { kind, name } }) => `${kind} ${name}`).values()];
  return html`<section>
<h2 id="files">Pages and languages</h2>
<form class="filter" data-filters="files" autocomplete="off">
<label>Show <select name="state"><option value="">all files</option><option value="open">files with something to do</option>${states.map(({ state, name }) => html`<option value="${state}">${name}</option>`)}</select></label>
<label>Language <select name="language"><option value="">all</option>${report.coverage.map(({ language }) => html`<option value="${language.code}">${language.name}</option>`)}</select></label>
<label>Name contains <input name="name"></label>
<output></output>
</form>
<div class="scroll" role="region" aria-labelledby="files" tabindex="0">
<table id="matrix">
<caption>${states.map(({ sign, name, state, means }) => html`<span class="${state}"><span class="sign" aria-hidden="true">${sign}</span>${name}</span>: ${means}. `)}Dates say when a file last changed.</caption>
<thead><tr><th scope="col">File</th><th scope="col">English</th>${report.coverage.map(({ language }) => html`<th scope="col" lang="en" data-language="${language.code}">${language.name}</th>`)}<th scope="col">Words to do</th></tr></thead>
${kinds.map(
  ({
    kind,
    name,
  }) => html`<tbody class="group"><tr><th scope="rowgroup" colspan="${report.coverage.length + 3}">${name}</th></tr>
${rows.filter(([first]) => first?.file.kind === kind).map((own) => row(own, report, findings))}</tbody>
`,
)}</table>
</div>
</section>`;
}

/** A file in one language. */
interface Cell {
  language: { code: string; name: string };
  file: FileCoverage;
}

function row(own: readonly Cell[], report: Report, findings: ReturnType<typeof byFile>): Markup {
  const words = own.reduce((sum, { file }) => sum + wordsToDo(file), 0);
  const [{ name, source } = { name: '', source: '' }] = own.map(({ file }) => file);
  const shown = name === 'index' ? 'index (home)' : name;
  return html`<tr data-name="${shown}"><th scope="row" data-sort="${shown}">${shown}</th><td data-sort="${report.lastChanged?.get(source) ?? ''}"><span class="detail">${dayOf(source, report)}</span></td>${own.map((one) => cell(one, report, findings))}<td class="number" data-sort="${words}">${words > 0 ? words.toLocaleString('en') : 'none'}</td></tr>
`;
}

const wordsToDo = ({ missing, todo, stale }: FileCoverage): number =>
  missing.words + todo.words + stale.words;

function cell({ file, language }: Cell, report: Report, findings: ReturnType<typeof byFile>): Markup {
  const { repository } = report;
  const own = findings.get(file.path) ?? [];
  // A file with an error is not done, however much of it is translated.
  const state = countLevels(own).errors > 0 && file.state === 'translated' ? 'broken' : file.state;
  const urgency = states.findIndex((one) => one.state === state);
  const sign = states[urgency]?.sign ?? '';
  const address =
    repository && (file.state === 'missing' ? newUrl : editUrl)(repository, inRepository(report, file.path));
  const text = state === file.state ? stateText(file) : 'has errors';
  const label = `${file.state === 'missing' ? 'Begin' : 'Edit'} ${file.name} in ${language.name}: ${text}`;
  const found = levelsText(own);
  const isOpen = state !== 'translated' || found !== '';
  return html`<td data-language="${language.code}" data-state="${state}"${isOpen && html` data-open`} data-words="${wordsToDo(file)}" data-sort="${urgency} ${report.lastChanged?.get(file.path) ?? ''}"><span class="state ${state}"><span class="sign" aria-hidden="true">${sign}</span>${
    address ? html`<a href="${address}" aria-label="${label}">${text}</a>` : text
  }</span>${detailsOf(file, report).map((detail) => html`<span class="detail">${detail}</span>`)}${
    found !== '' &&
    html`<span class="detail"><a href="#${anchorOf(file.path)}" aria-label="${found}: ${file.name} in ${language.name}">${found}</a></span>`
  }</td>`;
}

function dayOf(path: string, { lastChanged, made }: Report): Markup | undefined {
  const date = lastChanged?.get(path);
  if (date === undefined) return undefined;
  return html`<time datetime="${date}">${date}</time>${made && `, ${ageOf(date, made.at)}`}`;
}

/** What remains to be done in a file, and its age. */
function detailsOf(file: FileCoverage, report: Report): Markup[] {
  const open = file.missing.units + file.todo.units;
  return [
    // The content of an unreadable file is unknown.
    file.state === 'incomplete' && html`${open} of ${count(file.required.units, 'text')} to translate`,
    file.state === 'missing' && html`${count(file.required.words, 'word')} to translate`,
    file.state === 'incomplete' && file.stale.units > 0 && html`${count(file.stale.units, 'text')} stale`,
    file.untracked && html`English version not recorded`,
    // The history also knows when a file was deleted.
    file.state !== 'missing' && dayOf(file.path, report),
  ].filter((detail) => detail !== false && detail !== undefined);
}

const day = 86_400_000;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a day was, in words: “today”, “3 days ago”, “2 months ago”. */
function ageOf(date: string, now: Date): string {
  const days = Math.round((Date.parse(date) - Date.parse(now.toISOString().slice(0, 10))) / day);
  if (days > -60) return relative.format(days, 'day');
  if (days > -730) return relative.format(Math.round(days / 30.44), 'month');
  return relative.format(Math.round(days / 365.25), 'year');
}
