import type { ReactNode } from 'react';

/**
 * A drawing: decoration beside the words, so it is hidden from screen readers. Its size is in the attributes,
 * so that its room is there before any style.
 */
export function Drawing({
  view,
  className,
  children,
}: {
  view: readonly [number, number, number, number];
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      className={className ? `drawing ${className}` : 'drawing'}
      viewBox={view.join(' ')}
      width={view[2]}
      height={view[3]}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
