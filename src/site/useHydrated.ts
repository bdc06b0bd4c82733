import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated; before that, only what the prerendered page shows may be rendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
