import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import rollupMdx, { type Options } from '@mdx-js/rollup';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { Plugin } from 'vite';
import { remarkHeadingIds } from '../mdx/headings.ts';
import { rehypePhrases } from '../mdx/phrases.ts';
import { rehypeBelow, rehypeComponentImports, rehypeSections } from '../mdx/plugins.ts';
import { contentSyntax } from '../mdx/syntax.ts';
import { remarkTodo } from '../mdx/todo.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `@mdx-js/rollup`, which compiles a text once: browser and prerenderer get the same code, and so do later builds
 * as long as neither the text nor what compiles it has changed.
 *
 * @param treeOf the tree of a file, where its text was parsed by the same syntax before
 * @param folder where compiled texts are kept
 */
export function mdx(
  treeOf: (file: string, text: string) => Root | undefined,
  folder = join(root, '.cache', 'compiled'),
): Plugin {
  function parsedBefore(this: Processor): void {
    const { parser } = this;
    this.parser = (text, file) => {
      const known = treeOf(file.path ?? '', text);
      // A copy: what compiles it changes it.
      return known ? structuredClone(known) : (parser?.(text, file) as Root);
    };
  }
  const compiler = rollupMdx({
    // The texts map to no lines of a script that anybody looks for.
    SourceMapGenerator: undefined,
    remarkPlugins: [...contentSyntax, parsedBefore, remarkHeadingIds, remarkTodo],
    rehypePlugins: [rehypePhrases, rehypeSections, rehypeComponentImports, rehypeBelow],
    // Alignment as an attribute: style attributes would need a looser content security policy.
    tableCellAlignToStyle: false,
  } as Options) as unknown as Plugin & { transform: (code: string, id: string) => Promise<{ code: string }> };
  const kept = keptTexts(folder);
  const compiled = new Map<string, { text: string; code: Promise<string> }>();
  return {
    // Without the hook by which it compiles differently for development: what is kept serves every build.
    name: 'hulma:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text: string, id: string) {
        let known = compiled.get(id);
        if (known?.text !== text) {
          const compile = async () => {
            const { code } = await compiler.transform.call(this as never, text, id);
            kept.set(text, code);
            return code;
          };
          const before = kept.get(text);
          known = { text, code: before === undefined ? compile() : Promise.resolve(before) };
          compiled.set(id, known);
        }
        return { code: await known.code, map: null };
      },
    },
  };
}

/** Compiled texts in a folder, under one name for all that decides what comes out; older ones are thrown away. */
function keptTexts(folder: string) {
  const current = join(folder, maker());
  mkdirSync(current, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (join(folder, name) !== current) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const fileOf = (text: string): string => join(current, `${hash(text)}.js`);
  return {
    get(text: string): string | undefined {
      try {
        return readFileSync(fileOf(text), 'utf8');
      } catch {
        return undefined;
      }
    },
    set(text: string, code: string): void {
      const file = fileOf(text);
      // Whole or not at all: builds may run side by side, and be cut off. Whatever fails, the next one compiles again.
      try {
        const unfinished = `${file}.${process.pid}`;
        writeFileSync(unfinished, code);
        renameSync(unfinished, file);
      } catch {}
    },
  };
}

/** What compiles: Node, the packages, and how this project reads and changes MDX. */
function maker(): string {
  const own = ['scripts/mdx', 'scripts/content', 'schema'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => join(folder, name)),
  );
  const files = ['package-lock.json', 'scripts/vite/mdx.ts', ...own];
  return hash([process.version, ...files.map((file) => readFileSync(join(root, file), 'utf8'))].join('\n'));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
