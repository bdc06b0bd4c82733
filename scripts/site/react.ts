import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What React consists of, with the file of each without its ending. */
const files: { readonly [name: string]: string } = {
  react: 'react/cjs/react',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime',
  'react/jsx-dev-runtime': 'react/cjs/react-jsx-dev-runtime',
  'react-dom': 'react-dom/cjs/react-dom',
  'react-dom/client': 'react-dom/cjs/react-dom-client',
  scheduler: 'scheduler/cjs/scheduler',
};

/** What libraries bring for React before version 18. */
const shims: { readonly [name: string]: string } = {
  'use-sync-external-store/shim': 'export { useSyncExternalStore } from "react";',
};

const prefix = '\0hulma:react/';

/**
 * Vite plugin: React is published in CommonJS, which a bundler wraps into functions that run where they are imported,
 * and which every file that does has to unwrap. Here each of its files is a module, so that it runs where it is
 * (scripts/site/build/chunks.ts).
 */
export function reactAsModules(mode: 'production' | 'development'): Plugin {
  return {
    name: 'hulma:react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler|use-sync-external-store)(\/[\w-]+)?$/ },
      handler: (id) => (id in files || id in shims ? prefix + id : undefined),
    },
    load: {
      filter: { id: /^\0hulma:react\// },
      handler: (id) => {
        const name = id.slice(prefix.length);
        const file = files[name] ?? '';
        return shims[name] ?? moduleOf(readFileSync(pathOf(`${file}.${mode}.js`), 'utf8'), file);
      },
    },
  };
}

/** The packages export their entries only, and a scheduler may lie below the package that needs it. */
function pathOf(file: string): string {
  const [name = '', ...rest] = file.split('/');
  const here = createRequire(import.meta.url);
  const require = name === 'scheduler' ? createRequire(here.resolve('react-dom/package.json')) : here;
  return join(dirname(require.resolve(`${name}/package.json`)), ...rest);
}

/**
 * A CommonJS file as a module that does the same.
 *
 * @throws Error when it exports nothing in the way React's files do
 */
export function moduleOf(code: string, file: string): string {
  const names = [...new Set([...code.matchAll(/^\s*exports\.([a-z]\w*) =/gim)].map(([, name]) => name))];
  if (names.length === 0)
    throw new Error(`${file} exports nothing as scripts/site/react.ts expects; adapt it to this version.`);
  const imports: string[] = [];
  const body = code.replace(/\brequire\("([\w/-]+)"\)/g, (_, name) => {
    imports.push(`import required${imports.length} from ${JSON.stringify(name)};`);
    return `required${imports.length - 1}`;
  });
  return [
    ...imports,
    'const exports = {};',
    body,
    'export default exports;',
    ...names.map(
      (name) => `const exported_${name} = exports.${name};\nexport { exported_${name} as ${name} };`,
    ),
  ].join('\n');
}
