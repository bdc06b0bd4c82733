import type { Plugin } from 'vite';
import { adapt, type Change } from './adapt.ts';

/**
 * Vite plugin: marks what React Router makes of React at the top of its one large module as free of effects, and
 * takes the names for debugging away, so that the bundler can leave out what the site does not use: forms, data
 * routers, server components, a third of the whole. The build fails when a new version no longer looks as expected.
 */
export function reactRouter(): Plugin {
  return {
    name: 'hulma:react-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/node_modules\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/,
        // In the module that matters, and in no other.
        code: 'var NavigationContext = React.createContext(',
      },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

const changes: readonly Change[] = [
  {
    what: 'contexts and components',
    find: /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    replace: '$1/* @__PURE__ */ $2',
  },
  {
    what: 'classes of components',
    find: /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
    replace: '$1/* @__PURE__ */ (() => $2)();',
  },
  { what: 'values', find: /^(var \w+ = )(new (?:Set|URL)\()/gm, replace: '$1/* @__PURE__ */ $2' },
  { what: 'names for debugging', find: /^\w+\.displayName = "\w+";$/gm, replace: '' },
  // RenderErrorBoundary, for the failures of routes; the site has a boundary of its own.
  { what: 'contexts of classes', find: /^\w+\.contextType = \w+;$/gm, replace: '' },
];

/** @throws Error when there is nothing to change */
const withoutEffects = (code: string): string =>
  adapt('React Router', code, changes, 'scripts/site/react-router.ts');
