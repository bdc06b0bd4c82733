import { afterEach, expect, test, vi } from 'vitest';

/** A tab: its history survives reloads, each of which loads the module again. */
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

test('a value survives a reload, and the history is unchanged', async () => {
  const { history, location } = tab({ idx: 2 });
  const before = await newDocument();
  before.carryOver('drafts', () => ({ quote: { notes: 'A lamp' } }));
  before.reload();
  expect(location.reload).toHaveBeenCalledOnce();
  const after = await newDocument();
  expect(after.carryOver('drafts', () => undefined)).toEqual({ quote: { notes: 'A lamp' } });
  expect(history.state).toEqual({ idx: 2 });
});

test('an unread value is carried over', async () => {
  tab(null);
  const first = await newDocument();
  first.carryOver('drafts', () => 'kept');
  first.reload();
  (await newDocument()).reload();
  expect((await newDocument()).carryOver('drafts', () => undefined)).toBe('kept');
});

test('a reload works even if the history cannot store the value', async () => {
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
