import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFirstScreen } from '../../site/first-screen.ts';
import { carryOver } from '../../site/reload.ts';

/** What a visitor has filled in: a text per field, or a list where several answers can be ticked. */
export type Draft = { readonly [field: string]: string | readonly string[] };

/** Kept while the page is open, for moves to lose nothing. Not in storage: the privacy policy lists what is there. */
const drafts: Map<string, unknown> = new Map(
  Object.entries(Object(carryOver('drafts', () => Object.fromEntries(drafts)))),
);

/**
 * The draft of a form, and how to change it. The form is also read for what was filled in before React came.
 *
 * @param asked what a link to the form fills in, from the `for` of its query: `monthly` of `?for=monthly`
 */
export function useDraft<D extends Draft>(
  name: string,
  empty: D,
  asked: (what: string, draft: D) => Partial<D>,
): { draft: D; change: (changes: Partial<D>) => void; form: RefObject<HTMLFormElement | null> } {
  // While hydrating, what is kept comes later: the prerendered links are of the empty form, and React would leave them so.
  const [draft, setDraft] = useState(() => (isFirstScreen() ? empty : fitting(drafts.get(name), empty)));
  const form = useRef<HTMLFormElement>(null);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const change = (changes: Partial<D>) => {
    const after = { ...fitting(drafts.get(name), empty), ...changes };
    drafts.set(name, after);
    setDraft(after);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the form over
  useLayoutEffect(() => {
    // After a move nothing can be filled in yet, and reading a form has the browser lay the page out.
    if (form.current && isFirstScreen()) change(filledIn(new FormData(form.current), empty));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each query, which the prerendered page does not know
  useEffect(() => {
    const query = new URLSearchParams(search);
    const what = query.get('for');
    if (what === null) return;
    change(asked(what, fitting(drafts.get(name), empty)));
    // Coming back to the form, or a reload, shall not undo what the visitor has changed since.
    query.delete('for');
    navigate({ search: query.toString(), hash }, { replace: true });
  }, [search]);
  return { draft, change, form };
}

/** A kept draft as far as it fits a form, which may have other fields after a new deployment. */
export function fitting<D extends Draft>(kept: unknown, empty: D): D {
  const values = Object(kept) as { [field: string]: unknown };
  const isText = (value: unknown) => typeof value === 'string';
  const entries = Object.entries(empty).map(([field, nothing]) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    const fits = Array.isArray(nothing) ? Array.isArray(value) && value.every(isText) : isText(value);
    return [field, fits ? value : nothing];
  });
  return Object.fromEntries(entries) as D;
}

/** The fields of a form that have something in them. */
function filledIn<D extends Draft>(data: FormData, empty: D): Partial<D> {
  const entries = Object.keys(empty).map((field) => {
    const values = data.getAll(field).map(String);
    return [field, Array.isArray(empty[field]) ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0)) as Partial<D>;
}
