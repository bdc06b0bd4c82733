import type { Plugin } from 'vite';

const changes: readonly { what: string; find: RegExp; replace: string }[] = [
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
 * security policy blocks (src/notify/toasts.css imports the same styles as a file), and sets the distance of a
 * swipe that dismisses a toast. The build fails when a new version of sonner no longer looks as expected.
 */
export function sonner(): Plugin {
  return {
    name: 'hulma:sonner',
    enforce: 'pre',
    // The dev server would bundle sonner ahead, past this plugin; what it needs itself is still bundled.
    config: () => ({ optimizeDeps: { exclude: ['sonner'], include: ['react-dom'] } }),
    transform(code, id) {
      return isSonner(id) ? { code: withoutStyleElement(code), map: null } : undefined;
    },
  };
}

const isSonner = (id: string): boolean => /\/node_modules\/sonner\/dist\/index\.m?js(?:\?|$)/.test(id);

/** @throws when a place that has to change is not found exactly once */
export function withoutStyleElement(code: string): string {
  return changes.reduce((changed, { what, find, replace }) => {
    const count = changed.match(find)?.length ?? 0;
    if (count !== 1)
      throw new Error(
        `sonner has ${count} times the ${what} where scripts/vite/sonner.ts expects one; adapt it to this version.`,
      );
    return changed.replace(find, () => replace);
  }, code);
}
