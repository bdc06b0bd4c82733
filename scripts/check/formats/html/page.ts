import { createHash } from 'node:crypto';
import { count } from '../../core/words.ts';
import { summary } from '../human.ts';
import { languageTable } from '../language-rows.ts';
import { type Report, shallowNote } from '../report.ts';
import { filesSection } from './files.ts';
import { findingsSection } from './findings.ts';
import { Markup, html as markup } from './markup.ts';
import { style } from './style.ts';

/** The state of all translations as one page, which works without a network, scripts, or anything outside of it. */
export function html(report: Report): string {
  const { repository, command } = report;
  const made = new Date().toISOString().slice(0, 16).replace('T', ' at ');
  const hash = createHash('sha256').update(style).digest('base64');
  const of = repository ? `${repository.ref.slice(0, 12)}, ` : '';
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>State of the translations</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>State of the translations</h1>
<p>${[summary(report), ...shallowNote(report)].join(' ')}</p>
<p class="quiet">Made on ${made} UTC of ${of}${count(report.files, 'file')}.${repository && markup` <a href="${repository.url}">Repository</a>`}</p>
${languagesSection(report)}
${filesSection(report)}
${findingsSection(report)}
<p class="quiet">Words are those of the source texts. A text is a field or a section. Links on a state open the file in the web editor of the code host. The same on your own machine: <code>${command.replace(/ --$/, '')}</code>, and <code>${command} --format html --out status.html</code> for this page.</p>
</main>
</body>
</html>
`;
  return page.source;
}

function languagesSection(report: Report): Markup {
  const [head = [], ...rows] = languageTable(report);
  return markup`<section>
<h2 id="languages">Languages</h2>
<div class="scroll">
<table>
<thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([
    name,
    ...cells
  ]) => markup`<tr><th scope="row">${name}</th>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table>
</div>
</section>`;
}
