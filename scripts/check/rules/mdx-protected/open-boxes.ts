import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { startOfFile } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';

/** Rule `mdx-protected`: every box (`:::note`) is closed, if those of the source are. */
export function openBoxes({ source, translation }: Pair): Finding[] {
  if (openBoxIn(source)) return [];
  const open = openBoxIn(translation);
  if (!open) return [];
  const { line, found } = open;
  return [finding(translation, { line, column: 1 }, 'mdx-protected', 'open-box', { found })];
}

interface Box {
  line: number;
  /** The line, “:::note”. */
  found: string;
  colons: number;
}

function openBoxIn(file: ParsedFile): Box | undefined {
  const hidden = new Set(
    nodesIn(file, 'code', 'html', 'mdxFlowExpression').flatMap(({ node: { position } }) => {
      const { start, end } = position ?? { start: startOfFile, end: startOfFile };
      return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
    }),
  );
  const open: Box[] = [];
  for (const [index, text] of file.text.split('\n').entries()) {
    const [, { length: colons } = '', name] = /^[ \t>]*(:{3,})[ \t]*(.*)$/.exec(text) ?? [];
    if (colons === 0 || hidden.has(index + 1)) continue;
    if (name?.trim()) open.push({ line: index + 1, found: text.trim(), colons });
    else {
      const closed = open.pop();
      // These colons close a box around it.
      if (closed && closed.colons < colons) return closed;
    }
  }
  return open[0];
}
