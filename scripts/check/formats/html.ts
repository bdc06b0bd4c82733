import { createHash } from 'node:crypto';
import { micromark } from 'micromark';
import { grouped } from '../core/grouped.ts';
import { count } from '../core/words.ts';
import { type FileCoverage, type FileState, percentComplete } from '../coverage/coverage.ts';
import type { Finding } from '../finding.ts';
import { editUrl } from './code-host.ts';
import { escaped, findingSections, linked, statusSections } from './markdown.ts';
import { countLevels, levelsText, type Report } from './report.ts';

/** Formats the state of all translations as a self-contained page, without scripts or network access. */
export function html(report: Report): string {
  const { repository, project } = report;
  const createdAt = new Date().toISOString().slice(0, 16).replace('T', ' at ');
  const hash = createHash('sha256').update(style).digest('base64');
  const of = repository ? `${linked(repository.ref.slice(0, 12), repository.url)}, ` : '';
  const body = [
    '# Translation status',
    `Created on ${createdAt} UTC from ${of}${count(report.files, 'file')}.`,
    ...statusSections(report, table),
    ...(report.coverage.length > 0 ? ['## Files', table(filesTable(report))] : []),
    ...(report.findings.length > 0 ? ['## Findings', ...findingSections(report)] : []),
    '---',
    `Words are counted in the source text. A text is a field or a section. Linked states open the file in the web editor of the code host. On your own machine, run \`${project.command.replace(/ --$/, '')}\` for the findings, and \`${project.command} --format html --out status.html\` for this page.`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Translation status</title>
<style>${style}</style>
</head>
<body>
<main>
${htmlOf(body.join('\n\n'))}
</main>
</body>
</html>
`;
}

/** Converts Markdown to HTML. Content in it is escaped already, so all tags are those of the report. */
const htmlOf = (text: string): string => micromark(text, { allowDangerousHtml: true });

function table([head = [], ...rows]: readonly string[][]): string {
  const heading = (cell: string, of: 'col' | 'row') => `<th scope="${of}">${htmlOf(cell)}</th>`;
  const lines = rows.map(([name = '', ...cells]) => {
    const held = cells.map((cell) => `<td>${htmlOf(cell)}</td>`);
    return `<tr>${heading(name, 'row')}${held.join('')}</tr>`;
  });
  return [
    '<div class="scroll" tabindex="0"><table>',
    `<thead><tr>${head.map((cell) => heading(cell, 'col')).join('')}</tr></thead><tbody>`,
    ...lines,
    '</tbody></table></div>',
  ].join('\n');
}

/** Tabulates files by language, with the state of each translation. */
function filesTable(report: Report): string[][] {
  const { coverage } = report;
  const fresh = report.findings.filter(({ old }) => !old);
  const findings = grouped(fresh, ({ path }) => path);
  const rows = grouped(
    coverage.flatMap(({ files }) => files),
    ({ source }) => source,
  );
  return [
    ['File', ...coverage.map(({ language }) => language.name)],
    ...[...rows.values()].map((files) => [
      escaped(files[0].name),
      ...files.map((file) => cell(file, findings.get(file.path) ?? [], report)),
    ]),
  ];
}

/** A symbol for each state of a file, most urgent first. */
const signs: { readonly [State in FileState]: string } = {
  broken: '✕',
  missing: '○',
  incomplete: '◐',
  stale: '↻',
  translated: '●',
};

function cell(file: FileCoverage, findings: readonly Finding[], report: Report): string {
  // A file with an error is not done, however much of it is translated.
  const hasErrors = file.state === 'translated' && countLevels(findings).errors > 0;
  const state = hasErrors ? 'broken' : file.state;
  const text = `${signs[state]} ${hasErrors ? 'has errors' : stateText(file)}`;
  const address = file.state === 'missing' ? undefined : editUrl(report, file.path);
  const shown = `<span class="${state}">${linked(text, address)}</span>`;
  return [shown, levelsText(findings)].filter(Boolean).join('<br>');
}

function stateText(file: FileCoverage): string {
  if (file.state === 'incomplete') return `incomplete, ${percentComplete(file)}%`;
  return file.state === 'stale' ? `stale, ${count(file.stale.units, 'text')}` : file.state;
}

const style = `
:root {
  color-scheme: light dark;
  --line: light-dark(#d8d0c2, #423c34);
  --bad: light-dark(#b3361a, #ff9670);
  --wait: light-dark(#7a4b00, #f0bd62);
  --good: light-dark(#1d6438, #84cf9c);
  font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fefcf8, #171512);
  color: light-dark(#221d16, #efeae0);
}
body { margin: 0 auto; max-width: 88rem; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
h3 { font-size: 1rem; border-top: 1px solid var(--line); padding-top: 1rem; }
a { color: inherit; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.6rem; border: 1px solid var(--line); min-width: 4rem; }
tbody th { font-weight: normal; }
td p, th p { margin: 0; }
.broken, .missing { color: var(--bad); }
.incomplete, .stale { color: var(--wait); }
.translated { color: var(--good); }
`;
