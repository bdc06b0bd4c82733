import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Errors of a form's fields, in order. */
export type Errors<Field extends string> = { readonly [Name in Field]?: ReactNode };

/**
 * Shows errors once the visitor tries to proceed, and removes them one by one as they are fixed.
 * @returns the errors to show, and a check that shows them and focuses the first invalid field
 */
export function useErrors<Field extends string>(
  errors: Errors<Field>,
  form: RefObject<HTMLFormElement | null>,
): { shown: Errors<Field>; isReady: () => boolean } {
  const [wasAttempted, setAttempted] = useState(false);
  const isReady = () => {
    const first = Object.entries(errors).find(([, error]) => error !== undefined)?.[0];
    if (first === undefined) return true;
    // The error has to be rendered before the focus moves, or screen readers skip it.
    flushSync(() => setAttempted(true));
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return false;
  };
  return { shown: wasAttempted ? errors : {}, isReady };
}
