import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import project from '../../../check.config.ts';
import { screens } from '../../../schema/screens/index.ts';
import { words } from '../../../schema/words/index.ts';
import { jsonRecord, yamlRecord } from '../../../scripts/authoring/records/written-record.ts';
import { contentFile, fileWithText } from '../../../scripts/check/core/index.ts';
import { partsIn } from '../../../scripts/check/core/staleness/parts.ts';
import { readRecord, recordOf } from '../../../scripts/check/core/staleness/record.ts';

const pageParts = (schema: z.ZodType, text: string) =>
  partsIn(fileWithText(contentFile('', 'en/guide.mdx'), text, project), schema);
const wordParts = (schema: z.ZodType, text: string) =>
  partsIn(fileWithText(contentFile('', 'en/common.json'), text, project), schema);

const article = screens['*'] as z.ZodType;

const page = `---
label: Guide
title: "A guide: how it works"
description: What to do, and when.
hero:
  eyebrow: Guide
  heading: We're here - always
  lead: "Call {{phone}}; it takes 5–10 minutes."
---

<Hero />

A first paragraph with **strong** and *stressed* words,
over two lines, with a [link](/contact) and \`code\`.

## First steps [#first]

- One model
- Two models

1. Ask
2. Answer

| Plan | Price |
| --- | --- |
| Hourly | 15 |

> Quoted words.

## Second steps [#second]

![A chair](/images/chair.svg)

Write to <Email />.

\`\`\`ts
const a = 1;
\`\`\`

<CallToAction />
`;

/** Returns the fingerprints of a page's parts by their names. */
const printsOf = (text: string) => recordOf(pageParts(article, text));

/** Returns the names of the parts that a change to the page affects. */
function changed(from: string | RegExp, to: string): string[] {
  const text = page.replace(from, to);
  if (text === page) throw new Error(`“${from}” does not stand in the page.`);
  expect(fileWithText(contentFile('', 'en/guide.mdx'), text, project).problems).toEqual([]);
  const [before, after] = [printsOf(page), printsOf(text)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

test.each<[string, string | RegExp, string]>([
  ['line endings', /\n/g, '\r\n'],
  ['the order of fields', /(label: .*\n)(title: .*\n)/, '$2$1'],
  ['spaces in a placeholder', '{{phone}}', '{{ phone }}'],
  ['a no-break space', '10 minutes', '10\u00a0minutes'],
  ['removed emphasis', '**strong**', 'strong'],
  ['another link target', '(/contact)', '(/about#form)'],
  ['removed code formatting', '`code`', 'code'],
  ['another heading level', '## First steps', '### First steps'],
])('does not make a translation stale: %s', (_, from, to) => {
  expect(changed(from, to)).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  ['a word in a field', 'What to do', 'What to know', 'description'],
  ['a word in a paragraph', 'first paragraph', 'second paragraph', 'text'],
  ['inline code', '`code`', '`codes`', 'text'],
  ['a word in a heading', '## First steps', '## First moves', 'text/first'],
  ['the description of a picture', 'A chair', 'A table', 'text/second'],
  ['a removed component', '\n<CallToAction />\n', '', 'text/second'],
  ['an attribute', '<CallToAction />', '<CallToAction of="x" />', 'text/second'],
  ['a new id, which replaces the section,', '[#first]', '[#start]', 'text/first, text/start'],
  ['a removed id, which merges two sections,', ' [#second]', '', 'text/first, text/second'],
])('%s changes the fingerprint of its part', (_, from, to, parts) => {
  expect(changed(from, to).join(', ')).toBe(parts);
});

// If these values change, every translation becomes stale, since records contain them.
test('fingerprints never change between versions', () => {
  expect(Object.fromEntries(recordOf(pageParts(article, page)))).toEqual({
    description: 'a4a124',
    hero: '3ee1b0',
    label: '761cb2',
    text: 'c74a32',
    'text/first': '2fcfe9',
    'text/second': 'aaae41',
    title: '53f3be',
  });
  const json = '{ "skip": "Skip to content", "footer": { "rights": "{{year}} {{company}}" } }';
  expect(Object.fromEntries(recordOf(wordParts(words.common as z.ZodType, json)))).toEqual({
    'footer.rights': 'f8bd1f',
    skip: 'b98c87',
  });
});

test('no field of a screen has a name that records reserve', () => {
  const fields = Object.values(screens).flatMap((screen) => Object.keys(screen.shape));
  expect(fields.filter((name) => /^(?:text|source)$|[^\w-]/.test(name))).toEqual([]);
});

test('reads a record as it was written, even with digits that YAML could take for a number', () => {
  const record = new Map(Object.entries({ 'text/a': '123456', label: '00e123', title: 'checked' }));
  expect(readRecord(parse(yamlRecord(record).join('\n')).source)).toEqual(record);
  expect(readRecord(JSON.parse(jsonRecord(record)))).toEqual(record);
});
