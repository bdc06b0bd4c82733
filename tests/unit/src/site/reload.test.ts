import { afterEach, expect, test, vi } from 'vitest';

/** A tab: its history outlives the documents, each of which has the module for itself. */
function tab(state: unknown) {
  const history = {
    state,
    replaceState: vi.fn((next: unknown) => {
      history.state = structuredClone(next);
    }),
  };
  const location = { reload: vi.fn() };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', location);
  return { history, location };
}

async function newDocument() {
  vi.resetModules();
  const reload = await import('../../../../src/site/reload.ts');
  reload.unpack();
  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a value is there after a reload, and the history is as it was', async () => {
  const { history, location } = tab({ idx: 2 });
  const before = await newDocument();
  before.carryOver('drafts', () => ({ quote: { notes: 'A lamp' } }));
  before.reload();
  expect(location.reload).toHaveBeenCalledOnce();
  const after = await newDocument();
  expect(after.carryOver('drafts', () => undefined)).toEqual({ quote: { notes: 'A lamp' } });
  expect(history.state).toEqual({ idx: 2 });
});

test('a value that nobody has asked for yet is carried on', async () => {
  tab(null);
  const first = await newDocument();
  first.carryOver('drafts', () => 'kept');
  first.reload();
  (await newDocument()).reload();
  expect((await newDocument()).carryOver('drafts', () => undefined)).toBe('kept');
});

test('what the history cannot take does not stop the reload', async () => {
  const { location } = tab(null);
  const { carryOver, reload } = await newDocument();
  carryOver('function', () => () => 'cannot be cloned');
  reload();
  expect(location.reload).toHaveBeenCalledOnce();
});

test.each([null, undefined, 'text', 5, [], { carried: null }, { carried: 'text' }])(
  'whatever the history holds (%j), nothing is carried over and nothing breaks',
  async (state) => {
    tab(state);
    const { carryOver } = await newDocument();
    expect(carryOver('drafts', () => undefined)).toBeUndefined();
  },
);
