import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../../../../scripts/authoring/writing-help/schema-files.ts';
import type { Content } from '../../../../../scripts/check/core/translation.ts';
import { filesOf } from '../../../../../scripts/content/graph.ts';
import { realGraph as graph } from '../../../../content/real-graph.ts';

const schemas = schemaFiles();
// Editors support more keywords than the standard has.
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });

/** Matches a path against an editor pattern: `*` matches anything, as in VS Code's `json.schemas`. */
const fits = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')}$`).test(path);

/** Returns what the schema of a file reports about content, as “location keyword”. */
function problems(path: string, content: unknown): string[] {
  const file = schemas.find(({ matches }) => matches.some((pattern) => fits(`/content/${path}`, pattern)));
  if (!file) throw new Error(`No schema is for ${path}.`);
  const validate = ajv.compile(file.schema);
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, params.additionalProperty ?? params.missingProperty].filter(Boolean).join(' '),
  );
}

const files = filesOf(graph).filter(({ relative }) => !/\.mdx$|\.source\.json$/.test(relative));

test('every JSON file and glossary matches its schema', () => {
  expect(files.length).toBeGreaterThan(15);
  const found = files.map(({ relative, data }) => [relative, ...problems(relative, data?.value)]);
  expect(found.filter(({ length }) => length > 1)).toEqual([]);
});

/** Returns what the schema reports after a value is changed or removed. */
function changed(path: string, place: readonly string[], value?: unknown): string[] {
  const file = files.find(({ relative }) => relative === path);
  const content = structuredClone(file?.data?.value) as Content;
  const parent = place.slice(0, -1).reduce((part, key) => part[key] as Content, content);
  const key = place.at(-1) ?? '';
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return problems(path, content);
}

test.each<[what: string, path: string, place: string[], value: unknown, found: string[]]>([
  ['an unknown key', 'zh/common.json', ['skipp'], 'x', ['additionalProperties skipp']],
  ['a missing key', 'en/common.json', ['skip'], undefined, ['required skip']],
  ['nothing if a translation lacks a key', 'ar/common.json', ['skip'], undefined, []],
  ['an empty string', 'fr/common.json', ['skip'], ' ', ['/skip pattern']],
  [
    'a plural form that the language does not have',
    'nl/components.json',
    ['sitemap', 'pages_few'],
    'x',
    ['/sitemap additionalProperties pages_few'],
  ],
  ['no plural form that the language has', 'ar/components.json', ['sitemap', 'pages_few'], 'x', []],
  ['a list in place of a string', 'de/common.json', ['skip'], ['x'], ['/skip type']],
  ['an unknown glossary key', 'de/glossary.yaml', ['term'], [], ['additionalProperties term']],
])('reports %s (%s)', (_, path, place, value, found) => {
  expect(changed(path, place, value)).toEqual(found);
});
