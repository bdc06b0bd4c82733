import type { ReactNode } from 'react';

interface Props {
  /** Left, top, width and height. The size is also set as attributes, to reserve space before styles load. */
  view: readonly [number, number, number, number];
  className?: string;
  children: ReactNode;
}

/** The SVG of a drawing: decorative, so hidden from screen readers. */
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
