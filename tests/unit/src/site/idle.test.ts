import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../../src/site/idle.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('work waits for its time, and knows when its result is no longer wanted', () => {
  const asked: (() => boolean)[] = [];
  const giveUp = whenIdle(600, (isWanted) => asked.push(isWanted));
  vi.advanceTimersByTime(599);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(asked.map((isWanted) => isWanted())).toEqual([true]);
  giveUp();
  expect(asked.map((isWanted) => isWanted())).toEqual([false]);
});

test('work that is given up before never begins, not even when the browser has just found the time', () => {
  const work = vi.fn();
  whenIdle(600, work)();
  vi.advanceTimersByTime(5000);
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const giveUp = whenIdle(600, work);
  vi.advanceTimersByTime(600);
  expect(idle).toHaveLength(1);
  giveUp();
  idle[0]?.();
  expect(work).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
