import { expect, test } from 'vitest';
import { applyChanges } from '../../../../scripts/content/graph.ts';
import { loadSite } from '../../../../scripts/content/site.ts';
import { pageFacts } from '../../../../scripts/site/page-modules.ts';
import { cardOf } from '../../../../scripts/site/social/card.ts';
import { headOf } from '../../../../src/app/head.ts';
import { pageOf, realGraph } from '../../../content/real-graph.ts';

test('fills in placeholders in the head and on the social card', () => {
  const text = pageOf(realGraph, 'about').files.get('en')?.text ?? '';
  const graph = applyChanges(realGraph, {
    'en/about.mdx': text.replace(/^(title|description): .*/gm, '$1: "The $1 of {{company}}"'),
  });
  const site = { ...loadSite({}), company: 'Möbel & Söhne' };
  const source = { graph: () => graph, lastChanged: () => new Map() };
  const { title, tags } = headOf(pageFacts(source as never, site, 'en', pageOf(graph, 'about')), 'en', site);
  expect(title).toBe('The title of Möbel & Söhne | Möbel & Söhne');
  expect(tags).toContainEqual(['meta', { name: 'description', content: 'The description of Möbel & Söhne' }]);
  expect(cardOf(graph, site.company, 'about', 'en').title).toBe('The title of Möbel & Söhne');
});
