import { expect, test } from 'vitest';
import { Saves } from '../../../../../scripts/authoring/lens/saves.ts';

test('undoes saves from the last one back, and redoes them', () => {
  const saves = new Saves();
  saves.add({ 'nl/a.mdx': 'one' }, { 'nl/a.mdx': 'two' });
  saves.add({ 'nl/a.mdx': 'two' }, { 'nl/a.mdx': 'three' });
  expect(saves.undoOrRedo('undo', () => 'three')).toEqual({ 'nl/a.mdx': 'two' });
  expect(saves.undoOrRedo('undo', () => 'two')).toEqual({ 'nl/a.mdx': 'one' });
  expect(saves.undoOrRedo('undo', () => 'one')).toBe('There is nothing to undo.');
  expect(saves.undoOrRedo('redo', () => 'one')).toEqual({ 'nl/a.mdx': 'two' });
});

test('does not overwrite what has changed elsewhere since the save', () => {
  const saves = new Saves();
  saves.add({ 'nl/a.mdx': 'one' }, { 'nl/a.mdx': 'two' });
  expect(saves.undoOrRedo('undo', () => 'other')).toMatch(/^nl\/a\.mdx has been changed/);
  expect(saves.undoOrRedo('undo', () => 'two')).toEqual({ 'nl/a.mdx': 'one' });
});
