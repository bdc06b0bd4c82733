import type { ComponentProps } from 'react';
import { useScreen } from '../site/context.ts';

/** A part of the text under its heading, with its drawing where the screen has one for it. */
export function Section({ children, ...props }: ComponentProps<'section'>) {
  const { figures } = useScreen();
  const Figure = figures?.[props['aria-labelledby'] ?? ''];
  return (
    <section {...props}>
      {children}
      {Figure && <Figure />}
    </section>
  );
}
