import { type ComponentProps, useEffect, useRef, useState } from 'react';
import './TableScroller.css';

/** A table that scrolls if too wide; it is then focusable (WCAG 2.1.1) and a labeled group (WCAG 4.1.2). */
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
    // Either width can change, when the device rotates or a font loads.
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
