import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Validates structured data against schema.org's published vocabulary (`@vocabulary/schema`): each type and property
 * must exist and not be deprecated, the type must have the property, and the property must accept the value.
 */

const lines = readFileSync(createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq'), 'utf8');

/** Objects of statements by predicate and subject, by their schema.org names. */
const statements = new Map<string, Map<string, Set<string>>>();
for (const [, subject = '', predicate = '', object = ''] of lines.matchAll(/^<(\S+)> <(\S+)> <(\S+)> /gm)) {
  const ofSubject = statements.get(nameOf(subject)) ?? new Map<string, Set<string>>();
  statements.set(nameOf(subject), ofSubject);
  ofSubject.set(nameOf(predicate), (ofSubject.get(nameOf(predicate)) ?? new Set()).add(nameOf(object)));
}

function nameOf(iri: string): string {
  return iri.replace(/^https?:\/\/schema\.org\//, '').replace(/^.*[#/]/, '');
}

const objectsOf = (subject: string, predicate: string): ReadonlySet<string> =>
  statements.get(subject)?.get(predicate) ?? new Set();

/** A type and its supertypes. */
function kindsOf(type: string): string[] {
  return [type, ...[...objectsOf(type, 'subClassOf')].flatMap(kindsOf)];
}

/** Deprecated, by schema.org (which says so only in prose) or by search engines. */
const givenUp: ReadonlySet<string> = new Set(['ProfessionalService', 'HowTo']);

const kindsOfText = ['Text', 'URL', 'Date', 'DateTime', 'Time'];
const numbers = ['Number', 'Integer', 'Float'];

/** All mistakes in structured data, each with its place. */
export function mistakesIn(data: unknown, place = '@graph'): string[] {
  if (Array.isArray(data)) return data.flatMap((entry, index) => mistakesIn(entry, `${place}[${index}]`));
  const { '@type': type, '@id': id, ...properties } = data as { [property: string]: unknown };
  // A reference to a thing described elsewhere.
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return [];
  if (typeof type !== 'string' || !objectsOf(type, 'type').has('Class'))
    return [`${place}: no type “${type}”`];
  const isGivenUp = givenUp.has(type) || objectsOf(type, 'supersededBy').size > 0;
  return [
    ...(isGivenUp ? [`${place}: the type “${type}” has been given up`] : []),
    ...Object.entries(properties).flatMap(([name, value]) =>
      mistakesOf(type, name, value, `${place}.${name}`),
    ),
  ];
}

function mistakesOf(type: string, name: string, value: unknown, place: string): string[] {
  if (!objectsOf(name, 'type').has('Property')) return [`${place}: no property “${name}”`];
  const domain = objectsOf(name, 'domainIncludes');
  if (!kindsOf(type).some((kind) => domain.has(kind))) return [`${place}: “${type}” has no “${name}”`];
  if (objectsOf(name, 'supersededBy').size > 0) return [`${place}: “${name}” has been given up`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one, index) => mistakesOfValue(name, one, `${place}[${index}]`));
}

function mistakesOfValue(name: string, value: unknown, place: string): string[] {
  const range = [...objectsOf(name, 'rangeIncludes')];
  const expected = `${place}: expected ${range.join(' or ')}`;
  const takes = (names: readonly string[]) => range.some((kind) => names.includes(kind));
  if (typeof value === 'boolean') return takes(['Boolean']) ? [] : [expected];
  if (typeof value === 'number') return takes(numbers) ? [] : [expected];
  if (typeof value === 'string') {
    if (value.trim() === '') return [`${place}: empty`];
    if (takes(['Text'])) return [];
    if (takes(['URL'])) return URL.canParse(value) ? [] : [expected];
    // A reference by URL, which schema.org allows for everything.
    return takes(kindsOfText) || URL.canParse(value) ? [] : [expected];
  }
  const type = (value as { '@type'?: string } | null)?.['@type'];
  if (typeof value !== 'object' || value === null) return [expected];
  const isKind = type === undefined || kindsOf(type).some((kind) => range.includes(kind));
  return [...(isKind ? [] : [`${expected}, found ${type}`]), ...mistakesIn(value, place)];
}
