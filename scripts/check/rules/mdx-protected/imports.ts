import type { ParsedFile } from '../../core/graph.ts';
import { isComponent } from '../../core/mdx/component.ts';
import type { Pair } from '../../core/pairs.ts';
import { type Finding, finding } from '../../finding.ts';
import { placeOf, reference } from '../../place.ts';
import { nodesIn } from '../../sections.ts';

/** Rule `mdx-protected` in other layouts: what English imports is imported where it is used, or the site does not build. */
export function missingImports({ source, translation, project }: Pair): Finding[] {
  const imports = project.layout ? nodesIn(source, 'mdxjsEsm') : [];
  if (imports.length === 0) return [];
  const own = nodesIn(translation, 'mdxjsEsm');
  const known = new Set(own.flatMap(({ node }) => wordsIn(node.value)));
  const used = componentsOf(translation);
  return imports.flatMap(({ node }) =>
    wordsIn(node.value).flatMap((name) => {
      const first = used.get(name);
      if (!first || known.has(name)) return [];
      const data = { component: name, at: reference(source, placeOf(node)) };
      return finding(translation, placeOf(own[0]?.node ?? first), 'mdx-protected', 'no-import', data);
    }),
  );
}

const wordsIn = (code: string): string[] => [...new Set(code.match(/[A-Z][\w$]*/g))];

/** The first component of each name; `Tabs.Item` is one of `Tabs`. */
const componentsOf = (file: ParsedFile) =>
  new Map(
    nodesIn(file, 'mdxJsxFlowElement', 'mdxJsxTextElement')
      .toReversed()
      .flatMap(({ node }) => (isComponent(node) && node.name ? [[node.name.replace(/\..*/, ''), node]] : [])),
  );
