import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../../../../scripts/authoring/writing-help/schema-files.ts';
import { recordField } from '../../../../../scripts/check/core/staleness/record.ts';
import type { Content } from '../../../../../scripts/check/core/translation.ts';
import { filesOf } from '../../../../../scripts/content/graph.ts';
import { realGraph as graph } from '../../../../content/real-graph.ts';

const schemas = schemaFiles();
// Editors know more keywords than the standard.
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });

/** Matches a path against an editor pattern: `*` matches anything, as in VS Code's `json.schemas`. */
const fits = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')}$`).test(path);

/** The schema of a content file: the last matching pattern wins, since general ones come first. */
function schemaOf(path: string) {
  const found = schemas.filter(({ matches }) => matches.some((pattern) => fits(`/content/${path}`, pattern)));
  const exact = found.find(({ matches }) => matches.includes(`/content/${path}`));
  return exact ?? found.find(({ path: name }) => !name.endsWith('article.json')) ?? found[0];
}

/** A validator, compiled once, as one schema is for the files of all languages. */
const validators = new Map<object, ReturnType<Ajv['compile']>>();
function validatorOf(schema: object) {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known;
}

/** What a schema reports about content, as “place keyword”. */
function problems(path: string, content: unknown): string[] {
  const file = schemaOf(path);
  if (!file) throw new Error(`No schema is for ${path}.`);
  const validate = validatorOf(file.schema);
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, params.additionalProperty ?? params.missingProperty].filter(Boolean).join(' '),
  );
}

/** A content file as an editor reads it, with its record, which the project keeps apart. */
function contentOf(path: string): Content {
  const file = filesOf(graph).find(({ relative }) => relative === path);
  if (!file) throw new Error(`There is no ${path}.`);
  const value = structuredClone(file.data?.value) as Content;
  return file.record ? { ...value, [recordField]: file.record.value } : value;
}

const isRecord = (path: string): boolean => path.endsWith('.source.json');
const paths = filesOf(graph)
  .map(({ relative }) => relative)
  .filter((path) => !isRecord(path));

test('every content file matches its schema', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect(
    paths.flatMap((path) => problems(path, contentOf(path)).map((problem) => `${path}: ${problem}`)),
  ).toEqual([]);
});

/** What the schema reports after a value is changed or removed. */
function changed(path: string, place: readonly string[], value?: unknown): string[] {
  const content = contentOf(path);
  const parent = place.slice(0, -1).reduce((part, key) => part[key] as Content, content);
  const key = place.at(-1) ?? '';
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return problems(path, content);
}

const [person = ''] = Object.keys(contentOf('fr/about.mdx').team as Content);

test.each<[what: string, path: string, place: string[], value: unknown, found: string[]]>([
  ['an unknown key', 'nl/pricing.mdx', ['hero', 'headin'], 'x', ['/hero additionalProperties headin']],
  ['an unknown word', 'zh/common.json', ['skipp'], 'x', ['additionalProperties skipp']],
  ['a missing field', 'en/pricing.mdx', ['disclaimer'], undefined, ['required disclaimer']],
  ['nothing if a translation lacks it', 'ar/pricing.mdx', ['disclaimer'], undefined, []],
  ['an invariant', 'nl/pricing.mdx', ['plans', 'hourly', 'amount'], 12, ['/plans/hourly/amount not']],
  ['one in an entry', 'fr/about.mdx', ['team', person, 'image'], '/x.svg', [`/team/${person}/image not`]],
  ['an empty text', 'fr/about.mdx', ['team', person, 'bio'], ' ', [`/team/${person}/bio pattern`]],
  [
    'a plural form that the language does not have',
    'nl/components.json',
    ['sitemap', 'pages_few'],
    'x',
    ['/sitemap additionalProperties pages_few'],
  ],
  ['no form that it has', 'ar/components.json', ['sitemap', 'pages_few'], 'x', []],
  ['a list in place of a text', 'de/index.mdx', ['title'], ['x'], ['/title type']],
  ['an unknown field of the glossary', 'de/glossary.yaml', ['term'], [], ['additionalProperties term']],
])('reports %s (%s)', (_, path, place, value, found) => {
  expect(changed(path, place, value)).toEqual(found);
});

test('says why an invariant is not allowed', () => {
  expect(JSON.stringify(schemaOf('nl/pricing.mdx')?.schema)).toContain('written in the English file only');
});
