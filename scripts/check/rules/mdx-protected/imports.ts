import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';

/** Rule `mdx-protected` in other layouts: what English imports is imported where it is used, or the site does not build. */
export function missingImports({ source, translation, project }: Pair): Finding[] {
  if (!project.layout) return [];
  const own = nodesIn(translation, 'mdxjsEsm');
  // Whatever is named there may be declared there.
  const known = new Set(own.flatMap(({ node }) => node.value.match(/[\w$]+/g) ?? []));
  const components = nodesIn(translation, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  return nodesIn(source, 'mdxjsEsm').flatMap(({ node }) =>
    importedIn(node.value).flatMap((component) => {
      // `Tabs.Item` is one of `Tabs`.
      const used = components.find(({ node: { name } }) => name?.split('.', 1)[0] === component);
      if (!used || known.has(component)) return [];
      const data = { component, at: reference(source, placeOf(node)) };
      return finding(translation, placeOf(own[0]?.node ?? used.node), 'mdx-protected', 'no-import', data);
    }),
  );
}

/** The names of components that statements import: `Card` of `import { Box as Card } from './box'`. */
const importedIn = (code: string): string[] =>
  [...code.matchAll(/^import\s([^'"]{1,1000})\sfrom\s/gm)].flatMap(
    ([, names = '']) => names.replace(/[\w$]+\s+as\s/g, '').match(/(?<![\w$])[A-Z][\w$]*/g) ?? [],
  );
