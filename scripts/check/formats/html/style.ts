/** The look of the status page, that of the site's drawing table: paper, ink, hairlines, one signal color. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f8f5ee, #171512);
  --sheet: light-dark(#fefcf8, #211e1a);
  --ink: light-dark(#221d16, #efeae0);
  --pencil: light-dark(#5a5146, #b9b0a2);
  --hairline: light-dark(#d8d0c2, #423c34);
  --signal: light-dark(#b3361a, #ff9670);
  --wait: light-dark(#7a4b00, #f0bd62);
  --good: light-dark(#1d6438, #84cf9c);
  font: 1rem/1.5 system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", "Noto Sans SC", sans-serif;
  background: var(--paper);
  color: var(--ink);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 88rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0; letter-spacing: -0.01em; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 3rem 0 1rem; padding-top: 0.75rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.5rem 0; max-width: 75ch; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
code, pre, .place { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.875em; }
.quiet { color: var(--pencil); font-size: 0.875rem; }
.skip { position: absolute; inset-inline-start: -999rem; }
.skip:focus { position: static; }
.verdict { font-size: 1.25rem; margin-top: 0.75rem; }

.languages { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); padding: 1px 0 0 1px; margin: 2rem 0 0; list-style: none; }
.languages li { background: var(--sheet); padding: 1rem; border: 1px solid var(--hairline); margin: -1px 0 0 -1px; }
.languages h3 { display: flex; justify-content: space-between; gap: 1rem; font-size: 0.9375rem; }
.share { font-size: 2rem; line-height: 1.1; font-variant-numeric: tabular-nums; margin: 0.5rem 0; }
.share .quiet { display: block; line-height: 1.5; }
.bar { display: block; width: 100%; height: 6px; border: 0; background: var(--hairline); }
.bar .done { fill: var(--good); }
.bar .stale { fill: var(--wait); }
.languages dl { display: grid; grid-template-columns: 1fr auto; gap: 0.125rem 1rem; margin: 0.75rem 0 0; font-size: 0.875rem; }
.languages dt { color: var(--pencil); }
.languages dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }

.scroll { overflow-x: auto; border: 1px solid var(--hairline); background: var(--sheet); }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
caption { text-align: start; padding: 0.75rem; color: var(--pencil); }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 0.75rem; border-top: 1px solid var(--hairline); }
thead th { border-bottom: 1px solid var(--ink); border-top: 0; }
tbody th { font-weight: 400; white-space: nowrap; position: sticky; inset-inline-start: 0; background: var(--sheet); }
td + td, th + td { border-inline-start: 1px solid var(--hairline); }
tbody.group th[scope=rowgroup] { font-weight: 600; padding-top: 1.25rem; }
thead button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: 0.25rem 0; min-height: 1.75rem; cursor: pointer; text-align: start; }
thead button::after { content: " ↕"; color: var(--pencil); }
[aria-sort=ascending] button::after { content: " ↑"; color: var(--signal); }
[aria-sort=descending] button::after { content: " ↓"; color: var(--signal); }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.state { display: block; white-space: nowrap; }
.sign { display: inline-block; width: 1.25em; }
.broken, .missing { color: var(--signal); }
.incomplete, .stale { color: var(--wait); }
.translated { color: var(--good); }
td .translated a { color: var(--pencil); text-decoration: none; }
td .translated a:hover, td .translated a:focus { text-decoration: underline; }
td a { display: inline-block; line-height: 1.5rem; }
.detail { display: block; white-space: nowrap; color: var(--pencil); font-size: 0.8125rem; }

.filter { display: none; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; margin: 0 0 1rem; font-size: 0.875rem; }
.scripted .filter { display: flex; }
.filter label { display: inline-flex; gap: 0.4rem; align-items: center; min-height: 1.75rem; }
.filter :is(select, input) { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--pencil); padding: 0.25rem; }
.changes { list-style: none; padding: 0; margin: 1rem 0 0; border: 1px solid var(--hairline); background: var(--sheet); }
.changes > li { padding: 0.75rem 1rem; border-top: 1px solid var(--hairline); break-inside: avoid; }
.changes > li:first-child { border-top: 0; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
/* For screen readers, which do not announce the lines. */
ins::before { content: " [new: "; }
del::before { content: " [gone: "; }
ins::after, del::after { content: "] "; }
ins::before, ins::after, del::before, del::after { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
ins { position: relative; color: var(--good); text-decoration-thickness: 2px; }
del { position: relative; color: var(--signal); }
.file { border: 1px solid var(--hairline); background: var(--sheet); margin: 0 0 1rem; }
.file > header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; padding: 0.75rem 1rem; border-bottom: 1px solid var(--hairline); }
.findings { list-style: none; margin: 0; padding: 0; }
.findings > li { padding: 0.75rem 1rem; border-top: 1px solid var(--hairline); break-inside: avoid; }
.findings > li:first-child { border-top: 0; }
.findings p { margin: 0.25rem 0; overflow-wrap: anywhere; }
.head code { overflow-wrap: anywhere; }
.head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; font-size: 0.875rem; }
.error { color: var(--signal); font-weight: 600; }
.warning { color: var(--wait); font-weight: 600; }
pre { margin: 0.5rem 0; padding: 0.5rem 0.75rem; background: var(--paper); border-inline-start: 2px solid var(--hairline); overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
mark { background: none; color: inherit; border-bottom: 2px solid var(--signal); }
[hidden] { display: none; }

@media (forced-colors: active) { .bar { border: 1px solid; } }
@media print {
  :root { color-scheme: light; background: none; }
  body { padding: 0; max-width: none; }
  .filter, .scripted .filter, .skip { display: none; }
  thead button::after { content: none; }
  .scroll { overflow: visible; border: 0; }
  .file, .languages li { break-inside: avoid-page; }
  /* All columns on an upright sheet. */
  table { font-size: 0.6875rem; }
  th, td { padding: 0.25rem 0.375rem; }
  tbody th, .state, .detail { white-space: normal; }
  .detail { font-size: inherit; }
  tbody th { position: static; }
}
`;
