import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFirstScreen } from '../../site/first-screen.ts';
import { carryOver } from '../../site/reload.ts';

/** What a visitor has entered: a string per field, or a list if several answers can be selected. */
export type Draft = { readonly [field: string]: string | readonly string[] };

/** Drafts by form, in memory so that navigation keeps them. Not in storage: the privacy policy lists its contents. */
const drafts: Map<string, unknown> = new Map(
  Object.entries(Object(carryOver('drafts', () => Object.fromEntries(drafts)))),
);

/**
 * Returns a form's draft and a function that changes it. Also reads what was entered before hydration.
 *
 * @param changesFor returns the changes for the `for` parameter of a link, such as `monthly` in `?for=monthly`
 */
export function useDraft<D extends Draft>(
  name: string,
  empty: D,
  changesFor: (what: string, draft: D) => Partial<D>,
): { draft: D; change: (changes: Partial<D>) => void; form: RefObject<HTMLFormElement | null> } {
  // During hydration, the draft must match the prerendered links, which are those of the empty form.
  const [draft, setDraft] = useState(() => (isFirstScreen() ? empty : validDraft(drafts.get(name), empty)));
  const form = useRef<HTMLFormElement>(null);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const change = (changes: Partial<D>) => {
    const after = { ...validDraft(drafts.get(name), empty), ...changes };
    drafts.set(name, after);
    setDraft(after);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    // After a navigation, nothing has been entered yet, and reading a form triggers layout.
    if (form.current && isFirstScreen()) change(readFields(new FormData(form.current), empty));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per query, which the prerendered page does not have
  useEffect(() => {
    const query = new URLSearchParams(search);
    const what = query.get('for');
    if (what === null) return;
    change(changesFor(what, validDraft(drafts.get(name), empty)));
    // Otherwise Back or a reload would undo later changes by the visitor.
    query.delete('for');
    navigate({ search: query.toString(), hash }, { replace: true });
  }, [search]);
  return { draft, change, form };
}

/** Returns a stored draft without the values that do not fit the form: a deployment may have changed its fields. */
export function validDraft<D extends Draft>(kept: unknown, empty: D): D {
  const values = Object(kept) as { [field: string]: unknown };
  const isText = (value: unknown) => typeof value === 'string';
  const entries = Object.entries(empty).map(([field, nothing]) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    const fits = Array.isArray(nothing) ? Array.isArray(value) && value.every(isText) : isText(value);
    return [field, fits ? value : nothing];
  });
  return Object.fromEntries(entries) as D;
}

/** Returns the non-empty fields of a form. */
function readFields<D extends Draft>(data: FormData, empty: D): Partial<D> {
  const entries = Object.keys(empty).map((field) => {
    const values = data.getAll(field).map(String);
    return [field, Array.isArray(empty[field]) ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0)) as Partial<D>;
}
