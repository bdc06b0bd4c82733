import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the prerendered page is hydrated, for what only the browser knows, such as query and hash. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
