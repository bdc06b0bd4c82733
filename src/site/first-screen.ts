let isFirst = true;

/** Whether the first screen is still being hydrated; always true during prerendering. */
export const isFirstScreen = (): boolean => isFirst;

/** Records that the first screen has been hydrated. */
export function endFirstScreen(): void {
  isFirst = false;
}
