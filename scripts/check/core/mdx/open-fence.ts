import type { ParsedFile } from '../parsed-file.ts';
import type { Place } from '../parsing/located.ts';
import { visit } from './nodes.ts';

/** Returns where an unclosed code block starts: its closing fence is missing, or has text after it. */
export function openFence({ body, text }: Pick<ParsedFile, 'body' | 'text'>): Place | undefined {
  let open: Place | undefined;
  if (body)
    visit(body, (node) => {
      if (open || node.type !== 'code' || !node.position || node.value.trim() === '') return;
      const { start, end } = node.position;
      const lines = text.slice(start.offset, end.offset).split('\n');
      const [, mark] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
      const last = (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trim();
      if (mark && !(last.startsWith(mark) && /^([`~])\1*$/.test(last))) open = start;
    });
  return open;
}
