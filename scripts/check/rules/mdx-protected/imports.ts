import { nodesIn } from '../../core/mdx/sections.ts';
import type { Pair } from '../../core/pairs.ts';
import type { ParsedFile } from '../../core/parsed-file.ts';
import { placeOf, reference } from '../../core/place.ts';
import { type Finding, finding } from '../../finding.ts';

/** Rule `mdx-protected` in other layouts: what English imports is imported where it is used, or the site does not build. */
export function missingImports({ source, translation, project }: Pair): Finding[] {
  const imports = project.layout ? nodesIn(source, 'mdxjsEsm') : [];
  if (imports.length === 0) return [];
  const own = nodesIn(translation, 'mdxjsEsm');
  // Whatever is named there may be declared there.
  const known = new Set(own.flatMap(({ node }) => node.value.match(/[\w$]+/g) ?? []));
  const used = componentsOf(translation);
  const places = new Map(imports.flatMap(({ node }) => importedIn(node.value).map((name) => [name, node])));
  return [...places].flatMap(([component, node]) => {
    const first = used.get(component);
    if (!first || known.has(component)) return [];
    const data = { component, at: reference(source, placeOf(node)) };
    return finding(translation, placeOf(own[0]?.node ?? first), 'mdx-protected', 'no-import', data);
  });
}

/** The names of components that statements import: `Card` of `import { Box as Card } from './box'`. */
const importedIn = (code: string): string[] =>
  [...code.matchAll(/^import\s([^'"]{1,1000})\sfrom\s/gm)].flatMap(
    ([, names = '']) => names.replace(/[\w$]+\s+as\s/g, '').match(/(?<![\w$])[A-Z][\w$]*/g) ?? [],
  );

/** The first component of each name; `Tabs.Item` is one of `Tabs`. */
const componentsOf = (file: ParsedFile) =>
  new Map(
    nodesIn(file, 'mdxJsxFlowElement', 'mdxJsxTextElement')
      .toReversed()
      .flatMap(({ node }) => (node.name ? [[node.name.replace(/\..*/, ''), node]] : [])),
  );
