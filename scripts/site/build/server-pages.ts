import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../../../schema/languages.ts';
import { shownFile, shownLocale } from '../../content/graph.ts';
import type { ContentSource } from '../../content/source.ts';
import { root } from '../config.ts';
import { allTables } from '../routes.ts';

/** Folders whose modules the pages import. */
const imported = ['src/blocks', 'src/showcase/drawings/screens'];

/** Folder of the tables, below that of the bundle. */
const folder = 'pages';

/**
 * Gives the prerenderer the pages as the browser gets them, beside its bundle instead of in it: the bundler would read
 * and keep the whole content a second time. They come in a module for each language, with the same table of loaders
 * that the routes import in the browser (scripts/site/routes.ts).
 *
 * @param serverDir folder of the prerenderer's bundle
 * @returns `input`, the modules that pages import, as entries of that bundle; a Vite plugin that collects the pages;
 *   and what writes them when both bundles are there
 */
export function serverPages(source: ContentSource, serverDir: string) {
  const pages = new Map<string, Evaluable>();
  const plugin: Plugin = {
    name: 'hulma:server-pages',
    // After everything that adds to a page.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: new RegExp(`^${allTables}/`) },
      handler(id) {
        if (this.environment.name !== 'ssr') return undefined;
        return { id: id.replace(allTables, `./${folder}`).concat('.js'), external: true };
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\.mdx$/ },
      handler(code, id) {
        if (this.environment.name === 'client') pages.set(id, evaluable(code, id));
      },
    },
  };
  const write = (): void => {
    mkdirSync(join(serverDir, folder), { recursive: true });
    for (const locale of locales) {
      writeFileSync(join(serverDir, folder, `${locale}.js`), tableModule(locale, source, pages));
    }
    pages.clear();
  };
  return { input: input(), plugin, write };
}

/** Files of the modules that pages import, by their addresses without the ending. */
function input(): { [name: string]: string } {
  const files = imported.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
  );
  const modules = files.filter((file) => file.endsWith('.tsx'));
  return Object.fromEntries(modules.map((file) => [file.replace(/\.tsx$/, ''), join(root, file)]));
}

/** The table of a language, with its own pages; those that stand in for missing ones are in the English table. */
function tableModule(locale: Locale, source: ContentSource, pages: ReadonlyMap<string, Evaluable>): string {
  const imports = new Set<string>();
  const entries = [...source.graph().pages.values()].map((page) => {
    const name = JSON.stringify(page.key);
    const shown = shownLocale(page, locale);
    if (shown !== locale) return `${name}: async () => (await import('./${shown}.js')).default[${name}]()`;
    const file = shownFile(page, locale).absolute;
    const module = pages.get(file);
    if (!module) throw new Error(`The bundle for the browser lacks ${file}.`);
    for (const line of module.imports) imports.add(line);
    return `${name}: async () => {\n${module.body}\n}`;
  });
  return `${[...imports].join('\n')}\nexport default {\n${entries.join(',\n')}\n};\n`;
}

/** A module as the body of a function that returns what the module exports, and the imports that it needs. */
export interface Evaluable {
  readonly imports: readonly string[];
  readonly body: string;
}

/**
 * Makes the module of a page a function, so that many stand in one file: Node takes longer to open a thousand files
 * than to read what stands in them.
 *
 * @param code as `scripts/site/mdx.ts` and `scripts/site/content.ts` make it: a statement to a line, nothing dynamic
 * @throws Error when it imports or exports in another way
 */
export function evaluable(code: string, id: string): Evaluable {
  const imports: string[] = [];
  const exports: string[] = [];
  const body = code
    // Styles: here nothing is painted.
    .replace(/^import '[^']+\.css';$/gm, '')
    .replace(/^import \{(\w+)\} from '(\/.+)';$/gm, (_, name: string, from: string) => {
      imports.push(`import {${name}} from ${specifier(from)};`);
      return '';
    })
    .replace(/^export \* from '(\/.+)';$/gm, (_, from: string) => {
      const name = `_${from.replace(/\W/g, '_')}`;
      imports.push(`import * as ${name} from ${specifier(from)};`);
      exports.push(`...${name}`);
      return '';
    })
    .replace(/^export const (\w+)/gm, (_, name: string) => {
      exports.push(name);
      return `const ${name}`;
    });
  const other = /^(?:import|export)\b.*/m.exec(body);
  if (other)
    throw new Error(`${id} has “${other[0]}”, which scripts/site/build/server-pages.ts does not expect.`);
  return { imports, body: `${body}\nreturn { ${exports.join(', ')} };` };
}

/** Modules of the site are entries of the bundle. */
const specifier = (from: string): string => JSON.stringify(`..${from.replace(/\.tsx$/, '')}.js`);
