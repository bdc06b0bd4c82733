import type { ReactNode } from 'react';

interface Props {
  /** The view box: left, top, width, height. Its size stands in attributes too, for room before any style. */
  view: readonly [number, number, number, number];
  className?: string;
  children: ReactNode;
}

/** The sheet of a drawing: decoration beside the words, so it is hidden from screen readers. */
export function Sheet({ view, className = '', children }: Props) {
  const [, , width, height] = view;
  return (
    <svg
      className={`drawing ${className}`.trim()}
      viewBox={view.join(' ')}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
