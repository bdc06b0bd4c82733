import type { ReactNode } from 'react';

interface Props {
  does(): void;
  /** Keyboard shortcut, in the format of `aria-keyshortcuts`. */
  keys?: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/** A button in the panel. */
export const Action = ({ does, keys, title, children }: Props) => (
  <button type="button" aria-keyshortcuts={keys} title={title} onClick={does}>
    {children}
  </button>
);
