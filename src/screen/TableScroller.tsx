import type { ComponentProps } from 'react';

/** A table of the text, which scrolls by itself where the screen is narrower than the table. */
export function TableScroller(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <div className="table-scroller" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
