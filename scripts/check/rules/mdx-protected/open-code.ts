import { nodesIn } from '../../core/mdx/sections.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';
import { offsetsOf } from '../../text/prose.ts';

/** Rule `mdx-protected`: the last block of code has an end, which is missing where a file was cut off. */
export function openCode(file: ParsedFile): Finding[] {
  const last = nodesIn(file, 'code').at(-1)?.node;
  if (!last) return [];
  const [start, end] = offsetsOf(last);
  const [, fence] = /^(`{3,}|~{3,})/.exec(file.text.slice(start, end)) ?? [];
  const isOpen = fence && file.text.slice(end).trim() === '' && !isClosed(file.text.slice(start, end), fence);
  const isEmpty = last.value.trim() === '';
  return isOpen ? [finding(file, placeOf(last), 'mdx-protected', 'open-code', { fence, isEmpty })] : [];
}

/** Whether the last line of a block is as long a fence as the first (CommonMark 0.31, section 4.5). */
const isClosed = (block: string, fence: string): boolean => {
  const [, ...lines] = block.trimEnd().split('\n');
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  return last.startsWith(fence) && last.replaceAll(fence.charAt(0), '').trim() === '';
};
