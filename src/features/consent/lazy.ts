import { type ComponentType, lazy } from 'react';

/** The banner, loaded when it is first shown. One that cannot be had is no failure of the page. */
export const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner.tsx')
    .then((module) => ({ default: module.ConsentBanner }))
    .catch(() => ({ default: () => null })),
);

/** Loads the settings dialog; a call after a failure tries again. */
export const loadSettings = () =>
  import('./ConsentSettings.tsx').then((module) => ({ default: module.ConsentSettings }));

/** The settings dialog; drawn once `loadSettings()` has succeeded. */
export const ConsentSettings = lazy(loadSettings);
