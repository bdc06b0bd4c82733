import { parseBody } from './scripts/mdx/parse.ts';
import { guardProblems } from './scripts/mdx/guard.ts';
import { headingsOf } from './scripts/mdx/headings.ts';
import { readFrontmatter } from './scripts/content/frontmatter.ts';
for (const n of [500, 1000, 2000, 3000, 4000, 5000, 8000]) {
  for (const [k, t] of Object.entries({ q: '> '.repeat(n) + 'a', em: '*a **b '.repeat(n) + '** c*'.repeat(n), hero: '<Hero>'.repeat(n) + '</Hero>'.repeat(n), list: Array.from({length: Math.min(n, 1000)}, (_, i) => ' '.repeat(2*i) + '- a').join('\n') })) {
  const s = Date.now();
  const r = parseBody(t);
  let msg = r.ok ? 'ok' : r.message.slice(0,60);
  if (r.ok) try { guardProblems(r.tree, []); headingsOf(r.tree) } catch (e) { msg += ' VISIT ' + e }
  console.log(k, n, msg, Date.now() - s, 'ms');
  }
  try { const s = Date.now(); console.log('yaml', n, readFrontmatter('---\na: ' + '['.repeat(n) + ']'.repeat(n) + '\n---\n').ok, Date.now()-s) } catch (e) { console.log('yaml', n, String(e)) }
}
