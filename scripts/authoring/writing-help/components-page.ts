import { z } from 'zod';
import { type ComponentName, type ComponentRule, components } from '../../../schema/components.ts';
import { screenOf, screens } from '../../../schema/screens/index.ts';
import { entrySchema, fieldAt, holdsFields, kindOf, shapeOf, unwrapped } from '../../check/core/index.ts';
import type { Graph } from '../../content/graph.ts';
import { type ComponentUse, componentUses } from './component-uses.ts';
import { sentence } from './json-schema.ts';

/** Where the picture of a component is, from the folder `docs/`. */
export const pictureOf = (component: string): string => `components/${component}.webp`;

/**
 * `docs/components.md`: every component that content may use, with its picture and what is to be translated in it.
 * It follows from the schemas, and from which screens use a component.
 */
export function componentsPage(graph: Graph): string {
  const uses = componentUses(graph);
  const names = Object.keys(components) as ComponentName[];
  const inText = names.filter((name) => rule(name).inline);
  const blocks = names.filter((name) => !rule(name).inline);
  return [
    introduction,
    `## On a line of their own\n\n${blocks.map((name) => `[\`${name}\`](#${name.toLowerCase()})`).join(' · ')}`,
    ...blocks.map((name) => section(name, uses)),
    '## In the middle of a sentence',
    ...inText.map((name) => section(name, uses)),
    '',
  ].join('\n\n');
}

const introduction = `# Components

<!-- Written by “npm run writing-help” from schema/; a change by hand is lost. -->

A component stands in the running text of a screen, below the second \`---\` line, and draws texts that stand above it:
\`<Hero />\` draws those of \`hero:\`. In a translation leave the component as it is, at the place where English has it, and
translate its texts. \`<name>\` is a name that English has chosen, which is not translated. What is marked “English only”
is a value that no language may change: it is not written in a translation at all.`;

const rule = (name: ComponentName): ComponentRule => components[name];

function section(name: ComponentName, uses: readonly ComponentUse[]): string {
  const { draws, attributes = {} } = rule(name);
  const own = uses.filter(({ component }) => component === name);
  const named = Object.keys(attributes).find((attribute) => attributes[attribute] === 'field');
  const field = named === undefined ? undefined : own[0]?.attributes[named];
  const parts = [
    `### ${name}`,
    `![${name} on the site](${pictureOf(name)})`,
    `Draws ${draws}. It is written \`${exampleOf(name, own)}\`.`,
    named !== undefined && field !== undefined
      ? `\`${named}\` is not translated. With \`${named}="${field}"\`:\n\n${table(rowsAt(field, own.slice(0, 1)))}`
      : table(fieldsIn(draws).flatMap((path) => rowsAt(path, own))),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const exampleOf = (name: ComponentName, [use]: readonly ComponentUse[]): string =>
  use?.written ?? `<${name} />`;

/** The fields that the description of a component names. */
const fieldsIn = (draws: string): string[] => [...draws.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

interface Row {
  path: string;
  description: string;
  todo: string;
}

/** What a field holds on the screens where a component is used, each text once. */
function rowsAt(field: string, uses: readonly ComponentUse[]): Row[] {
  const rows = uses.flatMap(({ page }) => {
    const schema = fieldAt(screens[screenOf(page.key)] as z.ZodType, [field]);
    return schema ? rowsOf(schema, field) : [];
  });
  const known = new Set<string>();
  return rows.filter((row) => {
    const isNew = !known.has(row.path);
    known.add(row.path);
    return isNew;
  });
}

function rowsOf(schema: z.ZodType, path: string): Row[] {
  if (holdsFields(schema)) {
    const entry = entrySchema(schema);
    const fields: [string, z.ZodType][] = entry ? [['<name>', entry]] : Object.entries(shapeOf(schema));
    return fields.flatMap(([key, field]) => rowsOf(field, `${path}.${key}`));
  }
  const isList = unwrapped(schema) instanceof z.ZodArray;
  const kind = kindOf(schema);
  const todo =
    kind === 'invariant'
      ? 'English only'
      : isList
        ? 'translate each line, as many as in English'
        : 'translate';
  return [{ path, description: sentence(unwrapped(schema).meta()?.description ?? ''), todo }];
}

function table(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ path, description, todo }) => `| \`${path}\` | ${cell(description)} | ${todo} |`);
  return ['| text | is | to do |', '| --- | --- | --- |', ...lines].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
