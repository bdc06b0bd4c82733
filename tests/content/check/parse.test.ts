import { expect, test } from 'vitest';
import { edit } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { findingsOf } from './findings.ts';

const sample = sampleTree();

test('all broken files are reported in one run, each once', () => {
  let tree = edit(sample, 'de/guide.mdx', 'title: Guide de', 'title: Guide: de');
  tree = edit(tree, 'nl/guide.mdx', 'Text nl.', 'Text <3 nl.');
  tree = { ...tree, 'de/common.json': '', 'fr/guide.mdx': '' };
  tree = { ...tree, 'zh/guide.mdx': new Uint8Array([0x2d, 0x2d, 0x2d, 0xff, 0xfe]) };
  expect(findingsOf(edit(tree, 'ar/common.json', '"skip ar",', '"skip ar"'))).toEqual([
    'content/ar/common.json:3:3  error  parse',
    'content/de/common.json:1:1  error  parse',
    'content/de/guide.mdx:3:8  error  parse',
    'content/fr/guide.mdx:1:1  error  parse',
    'content/nl/guide.mdx:17:6  error  parse',
    'content/zh/guide.mdx:1:1  error  parse',
  ]);
});

test('an unreadable English file is one finding, and none in its translations', () => {
  const tree = edit(sample, 'en/about.mdx', 'ways:\n', 'ways: x\n');
  expect(findingsOf(tree)).toEqual([
    expect.stringMatching(/^content\/en\/about\.mdx:\d+:\d+ {2}error {2}parse$/),
  ]);
});
