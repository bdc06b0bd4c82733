import { pageOfRule, ruleNames } from '../../check/index.ts';
import type { Graph } from '../../content/graph.ts';
import { componentsPage } from './components-page.ts';
import { settings, snippets } from './editor-files.ts';
import { pageOf } from './rule-page.ts';
import { schemaFiles } from './schema-files.ts';

/**
 * Generates the files that help writers, by path from the project root, from `schema/`, the rules of the check, and the
 * uses of components in the English content.
 */
export function writingHelp(graph: Graph): { [path: string]: string } {
  const schemas = schemaFiles();
  return {
    '.vscode/settings.json': json(settings(schemas)),
    '.vscode/hulma.code-snippets': json(snippets()),
    'docs/components.md': componentsPage(graph),
    ...Object.fromEntries(ruleNames.map((name) => [pageOfRule(name, 'scripts/check/docs'), pageOf(name)])),
    ...Object.fromEntries(schemas.map(({ path, schema }) => [path, json(schema)])),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
