import { expect, test } from 'vitest';
import { Saves } from '../../../../../scripts/authoring/lens/saves.ts';

test('undoes saves from the last one back, and redoes them', () => {
  const saves = new Saves();
  saves.add({ 'nl/a.mdx': 'one' }, { 'nl/a.mdx': 'two' });
  saves.add({ 'nl/a.mdx': 'two' }, { 'nl/a.mdx': 'three' });
  expect(saves.move('undo', () => 'three')).toEqual({ 'nl/a.mdx': 'two' });
  expect(saves.move('undo', () => 'two')).toEqual({ 'nl/a.mdx': 'one' });
  expect(saves.move('undo', () => 'one')).toBe('There is nothing to undo.');
  expect(saves.move('redo', () => 'one')).toEqual({ 'nl/a.mdx': 'two' });
});

test('does not overwrite what has changed elsewhere since the save', () => {
  const saves = new Saves();
  saves.add({ 'nl/a.mdx': 'one' }, { 'nl/a.mdx': 'two' });
  expect(saves.move('undo', () => 'other')).toMatch(/^nl\/a\.mdx has been changed/);
  expect(saves.move('undo', () => 'two')).toEqual({ 'nl/a.mdx': 'one' });
});
