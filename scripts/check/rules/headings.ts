import type { Root } from 'mdast';
import type { Finding } from '../core/finding.ts';
import { findingAt } from '../core/finding-at.ts';
import { type ContentHeading, headingProblems, headingsOf, markdownOf } from '../core/mdx/headings.ts';
import type { Pair } from '../core/pairs.ts';
import { recordedOf } from '../core/staleness/checked.ts';
import { sectionName } from '../core/staleness/parts.ts';
import { firstDivergence } from '../divergence.ts';
import { lastLine, placeOf, reference } from '../place.ts';

/** Rule `headings`: a translation has the headings of English, by level and id, in the same order. */
export function headings(pair: Pair): Finding[] {
  const { source, translation } = pair;
  if (!source.body || !translation.body) return [];
  // Headings that are wrong by themselves are findings already, and would part the two sequences.
  const isWrong = (body: Root) => headingProblems(body).length > 0;
  if (!pair.project.layout && (isWrong(source.body) || isWrong(translation.body))) return [];
  const divergence = firstDivergence(
    headingsOf(source.body),
    headingsOf(translation.body),
    (a, b) => a.depth === b.depth && a.id === b.id,
  );
  if (!divergence) return [];
  const english = (heading: ContentHeading) =>
    `${reference(source, placeOf(heading.node))} “${written(heading)}”`;
  switch (divergence.kind) {
    case 'missing': {
      const { expected, before } = divergence;
      const place = before ? placeOf(before.node) : lastLine(translation);
      const message = `the heading ${english(expected)} is missing ${before ? 'before this one' : 'at the end'}.`;
      const id = expected.node.data?.id ? '' : `, with the id [#${expected.id}]`;
      const fix = `translate the heading and its section${id}.`;
      // A section that came to English since is still to be translated; any other one got lost.
      const isNew = recordedOf(pair)?.has(sectionName(expected.id ?? '')) === false;
      return [{ ...findingAt(translation, place, 'headings', message, fix), ...(isNew && { gap: true }) }];
    }
    case 'extra': {
      const { found } = divergence;
      const message = `the heading “${written(found)}” does not stand in ${source.path}.`;
      return [
        findingAt(translation, placeOf(found.node), 'headings', message, 'remove it, or make it plain text.'),
      ];
    }
    case 'different': {
      const { expected, found } = divergence;
      const message = `expected the heading ${english(expected)}, found “${written(found)}”.`;
      const heading = written({ ...expected, text: found.text });
      // A section that English has too stands at a wrong place; another id would lead links to it that mean another.
      const isMoved = found.id !== expected.id && headingsOf(source.body).some(({ id }) => id === found.id);
      const fix = isMoved
        ? 'put the sections into the order of English.'
        : `write “${heading}”, or put the sections into the order of English.`;
      return [findingAt(translation, placeOf(found.node), 'headings', message, fix)];
    }
  }
}

/** A heading as its file writes it: of another layout, mostly without an id. */
const written = (heading: ContentHeading): string =>
  heading.node.data?.id ? markdownOf(heading) : `${markdownOf(heading)} [#${heading.id}]`;
