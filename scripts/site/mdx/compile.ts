import mdx from '@mdx-js/rollup';
import type { ContentSource } from '../../content/source.ts';
import { mdxOptions } from './options.ts';

/** Vite plugin: `@mdx-js/rollup`, which compiles each file once for the two environments of a build. */
export function compileMdx(source: ContentSource) {
  const { transform, ...plugin } = mdx(mdxOptions(source));
  const compiled = new Map<string, { text: string; result: ReturnType<typeof transform> }>();
  return {
    ...plugin,
    enforce: 'pre' as const,
    transform(text: string, id: string) {
      const known = compiled.get(id);
      if (known?.text === text) return known.result;
      const result = transform(text, id);
      compiled.set(id, { text, result });
      return result;
    },
  };
}
