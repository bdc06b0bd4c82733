import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong with the fields of a form, in their order. */
export type Errors<Field extends string> = { readonly [Name in Field]?: string | undefined };

/**
 * Errors show once the visitor wants to go on, and disappear one by one as they are fixed.
 * @returns the errors to show, and a check that shows them and leads to the first field that has one
 */
export function useErrors<Field extends string>(
  errors: Errors<Field>,
  form: RefObject<HTMLFormElement | null>,
): { shown: Errors<Field>; isReady: () => boolean } {
  const [wasAsked, setAsked] = useState(false);
  const isReady = () => {
    const first = Object.entries(errors).find(([, error]) => error !== undefined)?.[0];
    if (first === undefined) return true;
    // The error has to be there before the focus is, or a screen reader does not read it.
    flushSync(() => setAsked(true));
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return false;
  };
  return { shown: wasAsked ? errors : {}, isReady };
}
