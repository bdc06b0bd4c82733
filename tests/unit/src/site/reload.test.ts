import { afterEach, expect, test, vi } from 'vitest';

const location = { reload: vi.fn() };

/** Simulates a tab: its history survives reloads, each of which loads the module again. */
function tab(state: unknown) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = structuredClone(next);
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', location);
  return history;
}

async function newDocument() {
  vi.resetModules();
  const reload = await import('../../../../src/site/reload.ts');
  reload.takeCarriedValues();
  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
  location.reload.mockClear();
});

test('a value survives a reload, read or not, and the history is unchanged', async () => {
  const history = tab({ idx: 2 });
  const before = await newDocument();
  before.carryOver('drafts', () => ({ quote: { notes: 'A lamp' } }));
  before.reload();
  expect(location.reload).toHaveBeenCalledOnce();
  (await newDocument()).reload();
  const after = await newDocument();
  expect(after.carryOver('drafts', () => undefined)).toEqual({ quote: { notes: 'A lamp' } });
  expect(history.state).toEqual({ idx: 2 });
});

test('a reload works even if the history cannot store the value', async () => {
  tab(null);
  const { carryOver, reload } = await newDocument();
  carryOver('function', () => () => 'cannot be cloned');
  reload();
  expect(location.reload).toHaveBeenCalledOnce();
});

test.each([null, undefined, 'text', 5, [], { carried: null }, { carried: 'text' }])(
  'carries nothing over, and does not fail, if the history contains %j',
  async (state) => {
    tab(state);
    const { carryOver } = await newDocument();
    expect(carryOver('drafts', () => undefined)).toBeUndefined();
  },
);
