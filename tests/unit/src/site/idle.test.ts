import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../../src/site/idle.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('work waits for idle time, and knows when it was canceled', () => {
  const asked: (() => boolean)[] = [];
  const giveUp = whenIdle(600, (isWanted) => asked.push(isWanted));
  vi.advanceTimersByTime(599);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(asked.map((isWanted) => isWanted())).toEqual([true]);
  giveUp();
  expect(asked.map((isWanted) => isWanted())).toEqual([false]);
});

test('canceled work never starts, even if idle time has just begun', () => {
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
