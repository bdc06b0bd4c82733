let isFirst = true;

/** Whether the first screen of the visit is still being hydrated; always true while prerendering. */
export const isFirstScreen = (): boolean => isFirst;

/** The first screen has been hydrated. */
export function endFirstScreen(): void {
  isFirst = false;
}
