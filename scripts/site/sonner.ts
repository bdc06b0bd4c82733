import type { Plugin } from 'vite';
import { adapt, type Change } from './adapt.ts';

const changes: readonly Change[] = [
  {
    what: 'call of __insertCSS()',
    find: /^__insertCSS\(.*\);?$/gm,
    replace: '',
  },
  {
    // Specification section 9; sonner has no option for it.
    what: 'constant SWIPE_THRESHOLD',
    find: /^const SWIPE_THRESHOLD = \d+;$/gm,
    replace: 'const SWIPE_THRESHOLD = 20;',
  },
];

/**
 * Vite plugin: takes out of sonner the call that adds a `<style>` element on import, which a strict content
 * security policy blocks (src/ui/notify/toasts.css imports the same styles as a file), and sets the distance of a
 * swipe that dismisses a toast. The build fails when a new version of sonner no longer looks as expected.
 */
export function sonner(): Plugin {
  return {
    name: 'hulma:sonner',
    enforce: 'pre',
    // The dev server would bundle sonner ahead, past this plugin; what it needs itself is still bundled.
    config: () => ({ optimizeDeps: { exclude: ['sonner'], include: ['react-dom'] } }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js(?:\?|$)/ },
      handler: (code) => ({ code: withoutStyleElement(code), map: null }),
    },
  };
}

/** @throws Error when there is nothing to change */
export const withoutStyleElement = (code: string): string =>
  adapt('sonner', code, changes, 'scripts/site/sonner.ts');
