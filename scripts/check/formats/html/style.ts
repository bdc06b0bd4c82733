/** The look of the status page, in light and dark. */
export const style = `
:root {
  color-scheme: light dark;
  --line: light-dark(#d8d0c2, #423c34);
  --quiet: light-dark(#5a5146, #b9b0a2);
  --bad: light-dark(#b3361a, #ff9670);
  --wait: light-dark(#7a4b00, #f0bd62);
  --good: light-dark(#1d6438, #84cf9c);
  font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fefcf8, #171512);
  color: light-dark(#221d16, #efeae0);
}
body { margin: 0 auto; max-width: 88rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
h3 { font-size: 1rem; }
p { max-width: 75ch; margin: 0.5rem 0; overflow-wrap: anywhere; }
a { color: inherit; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-inline-start: 3px solid var(--line); padding-inline-start: 0.75rem; }
mark { background: none; color: inherit; border-bottom: 2px solid var(--bad); }
.quiet { color: var(--quiet); font-weight: normal; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.6rem; border: 1px solid var(--line); }
tbody th { font-weight: normal; min-width: 7rem; overflow-wrap: anywhere; }
td > * { display: block; width: fit-content; min-height: 1.5rem; }
.broken, .missing, .error { color: var(--bad); }
.incomplete, .stale, .warning { color: var(--wait); }
.translated { color: var(--good); }
article { border-top: 1px solid var(--line); }
`;
