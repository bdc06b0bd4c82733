import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const prefix = '\0hulma:react/';
const require = createRequire(import.meta.url);

/**
 * Vite plugin: React is published in CommonJS, which runs where it is imported from, and which every file that
 * imports it has to unwrap. Here each of its packages is a module, so that it runs where it is (scripts/build/chunks.ts).
 */
export function reactAsModules(): Plugin {
  return {
    name: 'hulma:react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(-dom)?(\/[\w-]+)?$/ },
      handler: (id, importer, { kind }) =>
        packages.includes(id) && kind !== 'require-call' && !importer?.startsWith(prefix)
          ? prefix + id
          : undefined,
    },
    load: {
      filter: { id: /^\0hulma:react\// },
      handler: (id) => moduleOf(id.slice(prefix.length)),
    },
  };
}

function moduleOf(name: string): string {
  const names = Object.keys(require(name)).filter((key) => /^[a-z]\w*$/i.test(key));
  return [
    `import exported from ${JSON.stringify(name)};`,
    'export default exported;',
    ...names.map((key) => `export const ${key} = exported.${key};`),
  ].join('\n');
}
