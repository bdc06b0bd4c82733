import type { ReactNode } from 'react';

interface Props {
  onAction(): void;
  /** Keyboard shortcut, in the format of `aria-keyshortcuts`. */
  keys?: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/** A button in the panel. */
export const Action = ({ onAction, keys, title, children }: Props) => (
  <button type="button" aria-keyshortcuts={keys} title={title} onClick={onAction}>
    {children}
  </button>
);
