import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import { placeOf, reference } from '../../core/parsing/located.ts';
import { type Finding, finding } from '../../finding.ts';

/** Rule `mdx-protected`: components that the source imports are imported, or the build fails. */
export function missingImports({ source, translation }: Pair): Finding[] {
  const esm = nodesIn(translation, 'mdxjsEsm');
  // Whatever an import or export names may be declared there.
  const known = new Set(esm.flatMap(({ node }) => node.value.match(/[\w$]+/g) ?? []));
  const components = nodesIn(translation, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  return nodesIn(source, 'mdxjsEsm').flatMap(({ node }) =>
    importedIn(node.value).flatMap((component) => {
      // `Tabs.Item` belongs to `Tabs`.
      const used = components.find(({ node: { name } }) => name?.split('.', 1)[0] === component);
      if (!used || known.has(component)) return [];
      const data = { component, at: reference(source, placeOf(node)) };
      return finding(translation, placeOf(esm[0]?.node ?? used.node), 'mdx-protected', 'no-import', data);
    }),
  );
}

/** Returns the names of imported components: `Card` in `import { Box as Card } from './box'`. */
const importedIn = (code: string): string[] =>
  [...code.matchAll(/^import\s([^'"]{1,1000})\sfrom\s/gm)].flatMap(
    ([, names = '']) => names.replace(/[\w$]+\s+as\s/g, '').match(/(?<![\w$])[A-Z][\w$]*/g) ?? [],
  );
