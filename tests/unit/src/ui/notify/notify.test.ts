import { beforeEach, expect, test, vi } from 'vitest';
import { closeToasts, loadedToasts, notify, onToastsLoaded } from '../../../../../src/ui/notify/notify.ts';

const toasts = vi.hoisted(() => ({ show: vi.fn(), close: vi.fn(), Toasts: vi.fn() }));
const announce = vi.hoisted(() => vi.fn());

vi.mock('../../../../../src/ui/notify/toasts.tsx', () => toasts);
vi.mock('../../../../../src/site/announce.ts', () => ({ announce }));

beforeEach(() => vi.clearAllMocks());

test('nothing is loaded before the first notice; then those who draw it are told', async () => {
  const listener = vi.fn();
  const stop = onToastsLoaded(listener);
  expect(loadedToasts()).toBeUndefined();
  notify('Copied');
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledWith('Copied'), 5000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(loadedToasts()).toBeDefined();
  stop();
});

test('screen readers are told at once', () => {
  notify('Copied');
  expect(announce).toHaveBeenCalledWith('Copied');
});

test('of notices in quick succession the last one is shown', async () => {
  notify('One');
  notify('Two');
  notify('Three');
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalled());
  expect(toasts.show.mock.calls).toEqual([['Three']]);
});

test('a notice on its way is not shown any more after closing', async () => {
  notify('One');
  closeToasts();
  expect(toasts.close).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toasts.show).not.toHaveBeenCalled();
});
