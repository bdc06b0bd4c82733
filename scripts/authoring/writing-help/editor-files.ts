import { type ComponentRule, components } from '../../../schema/components.ts';
import type { SchemaFile } from './schema-files.ts';

/*
 * Editor configuration for VS Code and its forks, in `.vscode/`. The editor itself checks JSON against its schema. No
 * published extension checks the frontmatter of MDX (redhat-developer/vscode-yaml, issue 207; the language server of
 * the MDX extension reads Markdown and TypeScript), so the project's check runs on each save (`tasks.json`), and files
 * are saved automatically after a short delay.
 */

/** Returns the VS Code settings for this project. */
export function settings(schemas: readonly SchemaFile[]): object {
  const matching = (ending: string) =>
    schemas.flatMap(({ path, matches }) => {
      const fileMatch = matches.filter((pattern) => pattern.endsWith(ending));
      return fileMatch.length > 0 ? [{ url: `./${path}`, fileMatch }] : [];
    });
  // Allows the scripts, no-break spaces and joiners that the languages use.
  const unicode = {
    'editor.unicodeHighlight.ambiguousCharacters': false,
    'editor.unicodeHighlight.invisibleCharacters': false,
  };
  return {
    'json.schemas': matching('.json').map(({ url, fileMatch }) => ({ fileMatch, url })),
    'yaml.schemas': Object.fromEntries(
      matching('.yaml').map(({ url, fileMatch }) => [url, fileMatch.map((pattern) => pattern.slice(1))]),
    ),
    'files.autoSave': 'afterDelay',
    'files.autoSaveDelay': 1000,
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    'search.exclude': { schemas: true },
    '[mdx]': {
      'editor.wordWrap': 'on',
      'editor.snippetSuggestions': 'top',
      ...unicode,
    },
    '[json]': { 'editor.wordWrap': 'on', ...unicode },
    '[yaml]': { 'editor.wordWrap': 'on', ...unicode },
  };
}

/** Returns a VS Code snippet for each component that content may use. */
export function snippets(): object {
  return Object.fromEntries(
    Object.entries(components as { [name: string]: ComponentRule }).map(([name, rule]) => [
      name,
      {
        scope: 'mdx',
        prefix: [`<${name}`, name],
        body: elementOf(name, rule),
        description: `Renders ${rule.renders}.`,
      },
    ]),
  );
}

/** Returns a component in MDX syntax, with a tab stop for each value. */
function elementOf(name: string, { attributes = {} }: ComponentRule): string {
  const written = Object.entries(attributes).map(([attribute, kind], index) =>
    kind === 'field' ? ` ${attribute}="\${${index + 1}:field}"` : `\${${index + 1}: ${attribute}}`,
  );
  return `<${name}${written.join('')} />`;
}
