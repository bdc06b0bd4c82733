import { editUrl, newUrl } from '../../code-host.ts';
import type { FileCoverage, LanguageCoverage } from '../../coverage.ts';
import { byFile, count, countLevels, type Report } from '../../report.ts';
import { states, stateText } from '../states.ts';
import { anchorOf } from './findings.ts';
import { html, type Markup } from './markup.ts';

/** Screens and namespaces by languages, with the state of each. */
export function matrix(report: Report): Markup {
  const kinds = [
    { kind: 'page', name: 'Screens' },
    { kind: 'namespace', name: 'Words of the interface' },
  ] as const;
  const findings = byFile(report.findings);
  return html`<section>
<h2 id="files">Screens and languages</h2>
<div class="scroll" role="region" aria-labelledby="files" tabindex="0">
<table>
<caption>${states.map(({ sign, name, state, means }) => html`<span class="${state}"><span class="sign" aria-hidden="true">${sign}</span>${name}</span>: ${means}. `)}</caption>
<thead><tr><th scope="col">File</th>${report.coverage.map(({ language }) => html`<th scope="col" lang="en">${language.name}</th>`)}</tr></thead>
${kinds.map(({ kind, name }) => {
  const names = (report.coverage[0]?.files ?? [])
    .filter((file) => file.kind === kind)
    .map((file) => file.name);
  return html`<tbody class="group"><tr><th scope="rowgroup" colspan="${report.coverage.length + 1}">${name}</th></tr>
${names.map((file) => row(file, kind, report, findings))}</tbody>
`;
})}</table>
</div>
</section>`;
}

function row(
  name: string,
  kind: FileCoverage['kind'],
  report: Report,
  findings: ReturnType<typeof byFile>,
): Markup {
  const cells = report.coverage.map(({ language, files }: LanguageCoverage) => {
    const file = files.find((other) => other.kind === kind && other.name === name);
    return file ? cell(file, language.name, report, findings) : html`<td></td>`;
  });
  return html`<tr><th scope="row">${name === 'index' ? 'index (home)' : name}</th>${cells}</tr>
`;
}

function cell(
  file: FileCoverage,
  language: string,
  { repository, lastChanged }: Report,
  findings: ReturnType<typeof byFile>,
): Markup {
  const sign = states.find(({ state }) => state === file.state)?.sign ?? '';
  const levels = countLevels(findings.get(file.path) ?? []);
  const open = file.missing.units + file.todo.units;
  const details = [
    // Of a file that cannot be read nobody knows what is in it.
    file.state === 'incomplete' ? `${open} of ${count(file.required.units, 'text')} to translate` : undefined,
    file.state === 'missing' ? `${count(file.required.words, 'word')} to translate` : undefined,
    file.state === 'incomplete' && file.stale.units > 0
      ? `${count(file.stale.units, 'text')} stale`
      : undefined,
    file.untracked ? 'English version not recorded' : undefined,
    lastChanged?.get(file.path),
  ].filter((detail) => detail !== undefined);
  const address =
    repository && (file.state === 'missing' ? newUrl(repository, file.path) : editUrl(repository, file.path));
  const text = stateText(file);
  const label = `${file.state === 'missing' ? 'Begin' : 'Edit'} ${file.name} in ${language}: ${text}`;
  const total = levels.errors + levels.warnings;
  const what = [
    levels.errors > 0 && count(levels.errors, 'error'),
    levels.warnings > 0 && count(levels.warnings, 'warning'),
  ].filter(Boolean);
  return html`<td><span class="state ${file.state}"><span class="sign" aria-hidden="true">${sign}</span>${
    address ? html`<a href="${address}" aria-label="${label}">${text}</a>` : text
  }</span>${details.map((detail) => html`<span class="detail">${detail}</span>`)}${
    total > 0 &&
    html`<span class="detail"><a href="#${anchorOf(file.path)}" aria-label="${what.join(', ')}: ${file.name} in ${language}">${what.join(', ')}</a></span>`
  }</td>`;
}
