import type { ComponentProps } from 'react';
import { useScreen } from '../../site/context.ts';

/** A section of the text, with its drawing if the screen has one for it. */
export function Section({ children, ...props }: ComponentProps<'section'>) {
  const { figures } = useScreen();
  const figure = figures?.[props['aria-labelledby'] ?? ''];
  return (
    <section {...props} data-figure={figure && (figure.isWide ? 'wide' : 'beside')}>
      {children}
      {figure && (
        <div className="figure">
          <figure.Drawing />
        </div>
      )}
    </section>
  );
}
