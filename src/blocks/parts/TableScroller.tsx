import { type ComponentProps, useEffect, useRef, useState } from 'react';
import './TableScroller.css';

/**
 * A table of the text, which scrolls by itself where the screen is narrower than the table. While it does, it is a stop
 * for the keyboard (WCAG 2.1.1), and says which table it is (WCAG 4.1.2): a group, since the part of the text that its
 * heading names is a region already.
 */
export function TableScroller(props: ComponentProps<'table'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const update = () => {
      const isCut = scroller.scrollWidth > scroller.clientWidth;
      const heading = isCut && scroller.closest('section, main')?.querySelector('h1, h2');
      setName(heading ? heading.textContent : null);
    };
    // Either can change by itself: the screen is turned, a typeface arrives.
    const observer = new ResizeObserver(update);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className="table-scroller"
      ref={ref}
      {...(name && ({ role: 'group', tabIndex: 0, 'aria-label': name } as const))}
    >
      <table {...props} />
    </div>
  );
}
