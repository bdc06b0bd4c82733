/**
 * A number, price, duration or date that `Intl` has written. Browsers carry different versions of the rules,
 * so what one writes may differ in a space from the prerendered text: that is no error, and the direction of
 * the text around it must not reorder it.
 */
export function Formatted({ children }: { children: string }) {
  return <bdi suppressHydrationWarning>{children}</bdi>;
}
