import { grouped } from '../../core/grouped.ts';
import type { Language } from '../../core/project.ts';
import { count } from '../../core/words.ts';
import { type FileCoverage, type FileState, percent } from '../../coverage/coverage.ts';
import type { Finding } from '../../finding.ts';
import { editUrl } from '../code-host.ts';
import { countLevels, levelsText, type Report } from '../report.ts';
import { anchorOf } from './findings.ts';
import { html, linked, type Markup } from './markup.ts';

/** The states of a file, most urgent first, each with a sign. */
const signs: { readonly [State in FileState]: string } = {
  broken: '✕',
  missing: '○',
  incomplete: '◐',
  stale: '↻',
  translated: '●',
};

/** Files by languages, with the state of each. */
export function filesSection(report: Report): Markup {
  const findings = grouped(report.findings, ({ path }) => path);
  const cells = report.coverage.flatMap(({ language, files }) => files.map((file) => ({ language, file })));
  const rows = [...grouped(cells, ({ file }) => file.source).values()];
  return html`<section>
<h2 id="files">Files</h2>
<div class="scroll" role="region" aria-labelledby="files" tabindex="0">
<table>
<thead><tr><th scope="col">File</th>${report.coverage.map(({ language: { name } }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (
    own,
  ) => html`<tr><th scope="row">${own[0]?.file.name}</th>${own.map((one) => cell(one, findings.get(one.file.path) ?? [], report))}</tr>
`,
)}</tbody>
</table>
</div>
</section>`;
}

/** A file in one language. */
interface Cell {
  language: Language;
  file: FileCoverage;
}

function cell({ file, language }: Cell, findings: readonly Finding[], report: Report): Markup {
  const { path, name } = file;
  // A file with an error is not done, however much of it is translated.
  const hasErrors = file.state === 'translated' && countLevels(findings).errors > 0;
  const state = hasErrors ? 'broken' : file.state;
  const text = hasErrors ? 'has errors' : stateText(file);
  const where = `${name} in ${language.name}`;
  const address = state === 'missing' ? undefined : editUrl(report, path);
  const found = levelsText(findings);
  return html`<td><span class="${state}"><span aria-hidden="true">${signs[state]}</span> ${linked(text, address, `Edit ${where}: ${text}`)}</span>${found !== '' && linked(found, `#${anchorOf(path)}`, `${found}: ${where}`)}</td>`;
}

/** A state with what is known about it, in few words: “incomplete, 90 %”. */
function stateText({ state, done, required, stale }: FileCoverage): string {
  if (state === 'incomplete') return `incomplete, ${percent(done.words, required.words)} %`;
  return state === 'stale' ? `stale, ${count(stale.units, 'text')}` : state;
}
