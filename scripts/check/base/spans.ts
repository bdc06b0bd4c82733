/** Lines of a file, from and to, both included and 1-based. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The lines that belong together with one: an entry of a frontmatter or of JSON with the lines it goes on over,
 * or a section of a page with its heading.
 */
export function spans(text: string, line: number): Span {
  const lines = text.split(/\r?\n/);
  const end = lines[0]?.trimEnd() === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const isBody = end > 0 && line > end;
  const starts = isBody ? /^#{1,6}\s/ : /^\s*(?:-\s|["']?[\w-]+["']?\s*:|---$|[{}[\]])/;
  const first = isBody ? end + 1 : 1;
  const last = isBody || end === 0 ? lines.length : end;
  let from = line;
  while (from > first && !starts.test(lines[from - 1] ?? '')) from--;
  let to = line;
  while (to < last && !starts.test(lines[to] ?? '')) to++;
  return { from, to };
}
