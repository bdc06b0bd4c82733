import type { Plugin } from 'vite';
import { adapt, type Change } from './adapt.ts';

const changes: readonly Change[] = [
  {
    // What asks a backend for languages; the words of this site come with its scripts (src/site/words.ts).
    what: 'connector to a backend',
    find: /new Connector\(createClassOnDemand[^;]*;\n\s*s\.backendConnector\.devIsDefaultFallback = \w+;\n\s*s\.backendConnector\.on\([\s\S]*?\n {6}\}\);/,
    replace: '{ state: {} };',
  },
  {
    // Formats inside of texts; numbers, dates and lists are written by src/site/formats/format.ts.
    what: 'formatter of its own',
    find: /formatter = Formatter;/,
    replace: 'formatter = undefined;',
  },
  {
    // The languages of the site say theirs (schema/languages.ts).
    what: 'directions of languages',
    find: /^ {2}dir\([\s\S]*?^ {2}\}\n/m,
    replace: '',
  },
  { what: 'copies of an instance', find: /^ {2}cloneInstance\([\s\S]*?^ {2}\}\n/m, replace: '' },
  {
    what: 'functions besides its instance',
    find: /^(const \w+ = )(instance\.\w+);$/gm,
    replace: '$1/* @__PURE__ */ (() => $2)();',
  },
  {
    // They go to the console of whoever develops; what is missing in the words is the business of the check.
    what: 'warnings for developers',
    find: /\b(?:this\.logger|baseLogger)\.(?:warn|deprecate|error)\((?:[^()'`]*(?:'[^']*'|`[^`]*`))+[^()'`]*\)/g,
    replace: 'undefined',
  },
];

/**
 * Vite plugin: takes out of i18next what it sets up for every site and this one never asks, a tenth of it. The build
 * fails when a new version no longer looks as expected.
 */
export function i18next(): Plugin {
  return {
    name: 'hulma:i18next',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: withoutBackend(code), map: null }),
    },
  };
}

/** @throws Error when there is nothing to change */
export const withoutBackend = (code: string): string =>
  adapt('i18next', code, changes, 'scripts/site/i18next.ts');
