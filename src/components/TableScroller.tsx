import { type ComponentProps, useEffect, useRef, useState } from 'react';
import '../styles/table.css';

/**
 * A table of the text, which scrolls by itself where the screen is narrower than the table. While it does, it is a stop
 * for the keyboard (WCAG 2.1.1), and says which table it is (WCAG 4.1.2): a group, since the part of the text that its
 * heading names is a region already.
 */
export function TableScroller(props: ComponentProps<'table'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [heading, setHeading] = useState<string>();
  useEffect(() => {
    const scroller = ref.current;
    if (scroller === null) return undefined;
    const update = () => {
      const isCut = scroller.scrollWidth > scroller.clientWidth;
      setHeading(isCut ? (headingOver(scroller) ?? '') : undefined);
    };
    // Either can change by itself: the screen is turned, a typeface arrives.
    const observer = new ResizeObserver(update);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const stop = heading !== undefined && ({ role: 'group', tabIndex: 0, 'aria-label': heading } as const);
  return (
    <div className="table-scroller" ref={ref} {...stop}>
      <table {...props} />
    </div>
  );
}

/** The words of the heading that a part of the screen stands under. */
function headingOver(element: Element): string | null | undefined {
  return element.closest('section, main')?.querySelector('h1, h2')?.textContent;
}
