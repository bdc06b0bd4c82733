import { createHash } from 'node:crypto';
import { count } from '../../core/words.ts';
import { type Report, shallowNote } from '../../report.ts';
import { summary } from '../human.ts';
import { changesSection } from './changes.ts';
import { findingsSection } from './findings.ts';
import { languageCards } from './languages.ts';
import { Markup, html as markup } from './markup.ts';
import { matrix } from './matrix.ts';
import { script } from './script.ts';
import { style } from './style.ts';

// Outside of the page's template, where scripts/setup/typescript-hook.mjs could not take it.
const scriptElement = new Markup(`<script>${script}</script>`);

/** The state of all translations as one page, which works without a network, scripts, or anything outside of it. */
export function html(report: Report): string {
  const { made, repository } = report;
  const commit = made?.commit?.slice(0, 12);
  const about = [
    made && `Made on ${made.at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`,
    commit && `of ${commit}`,
    `from ${count(report.files, 'file')}`,
  ].filter(Boolean);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hash(style)}'; script-src '${hash(script)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>State of the translations</title>
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
<header>
<h1>State of the translations</h1>
<p class="verdict">${[summary(report), ...shallowNote(report)].join(' ')}</p>
<p class="quiet">${about.join(' ')}.${repository && markup` <a href="${repository.url}">Repository</a>`}</p>
</header>
<main>
${languageCards(report)}
${matrix(report)}
${changesSection(report)}
${findingsSection(report)}
</main>
<footer><h2>How to read this</h2>
<p>English is the source; its words are what is counted, also under “Words to do”: those that are not translated yet, and those that changed since. The head of a column sorts the files by it. A text is a field of a page or of the words of the interface (a plural with all its forms), or a section of running text. Links on a state open the file in the web editor of the code host; links on a line show the file as it was checked.</p>
<p>The same on your own machine: <code>${report.command.replace(/ --$/, '')}</code>, and <code>${report.command} --format html --out status.html</code> for this page.</p>
</footer>
${scriptElement}
</body>
</html>
`;
  return page.source;
}

const hash = (text: string): Markup =>
  new Markup(`sha256-${createHash('sha256').update(text).digest('base64')}`);
