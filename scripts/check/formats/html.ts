import { createHash } from 'node:crypto';
import { micromark } from 'micromark';
import { grouped } from '../core/grouped.ts';
import { count } from '../core/words.ts';
import { type FileCoverage, type FileState, percent } from '../coverage/coverage.ts';
import type { Finding } from '../finding.ts';
import { fileUrl } from './code-host.ts';
import { escaped, found, linked, state } from './markdown.ts';
import { levelsText, type Report } from './report.ts';

/** The state of all translations as one page, which works without a network, scripts, or anything outside of it. */
export function html(report: Report): string {
  const { project } = report;
  const made = new Date().toISOString().slice(0, 16).replace('T', ' at ');
  const hash = createHash('sha256').update(style).digest('base64');
  const body = [
    '# State of the translations',
    `Made on ${made} UTC of ${count(report.files, 'file')}.`,
    ...state(report, table),
    '## Files',
    table(filesTable(report)),
    ...(report.findings.length > 0 ? ['## Findings', ...found(report)] : []),
    '---',
    `Words are those of the source texts. A text is a field or a section. Links on a state open the file in the web editor of the code host. The same on your own machine: \`${project.command.replace(/ --$/, '')}\`, and \`${project.command} --format html --out status.html\` for this page.`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>State of the translations</title>
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

/** Markdown as HTML. Texts in it are escaped, so that all tags are of this page. */
const htmlOf = (text: string): string => micromark(text, { allowDangerousHtml: true });

/** A table of Markdown. */
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

/** Files by languages, with the state of each. */
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
      escaped(files[0]?.name ?? ''),
      ...files.map((file) => cell(file, findings.get(file.path) ?? [], report)),
    ]),
  ];
}

/** The states of a file, most urgent first, each with a sign. */
const signs: { readonly [State in FileState]: string } = {
  broken: '✕',
  missing: '○',
  incomplete: '◐',
  stale: '↻',
  translated: '●',
};

function cell(file: FileCoverage, findings: readonly Finding[], report: Report): string {
  const { state, done, required } = file;
  const share = state === 'incomplete' ? `, ${percent(done.words, required.words)} %` : '';
  const text = `${signs[state]} ${state}${share}`;
  const address = state === 'missing' ? undefined : fileUrl(report, file.path, 'edit');
  return [linked(text, address), levelsText(findings)].filter(Boolean).join('<br>');
}

/** The look of the page. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 88rem; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
a { color: inherit; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.6rem; border: 1px solid; min-width: 4rem; }
tbody th { font-weight: normal; }
td p, th p { margin: 0; }
`;
