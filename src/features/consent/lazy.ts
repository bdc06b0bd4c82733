import { type ComponentType, lazy } from 'react';

/** The banner, loaded when first shown. If loading fails, the page works without it. */
export const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner.tsx')
    .then((module) => ({ default: module.ConsentBanner }))
    .catch(() => ({ default: () => null })),
);

/** Loads the settings dialog; retries after a failure. */
export const loadSettings = () =>
  import('./ConsentSettings.tsx').then((module) => ({ default: module.ConsentSettings }));

/** The settings dialog; rendered once `loadSettings()` has succeeded. */
export const ConsentSettings = lazy(loadSettings);
