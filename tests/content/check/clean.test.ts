import { expect, test } from 'vitest';
import { sampleTree } from '../sample.ts';
import { findingsOf } from './findings.ts';

test('correct content has no finding', () => {
  expect(findingsOf(sampleTree())).toEqual([]);
});
