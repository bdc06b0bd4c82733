import { useFormatted } from '../useFormatted.ts';

/**
 * A number, price, duration or date that `Intl` writes. The direction of the text around it must not reorder it.
 *
 * @param children gives the text
 */
export function Formatted({ children }: { children: () => string }) {
  return <bdi {...useFormatted<HTMLElement>(children)} />;
}
