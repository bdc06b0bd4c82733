import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';

/** A drawing in a part of a screen, beside the text; `isWide` below it and as wide as the part. */
export function Figure({
  isWide = false,
  ...drawing
}: ComponentProps<typeof Drawing> & { isWide?: boolean }) {
  return (
    <div className={isWide ? 'figure wide' : 'figure'}>
      <Drawing {...drawing} />
    </div>
  );
}
