import { type Part, wholeFingerprint } from './parts.ts';

/**
 * From which English text something was translated: the first digits of the fingerprints of its parts. A page
 * keeps it in one line of its frontmatter, so that it can be pasted in a web editor:
 *
 *     source: 8c1f2a04 label=1a2b title=9f00 text=0102 text/choice=5e6f
 */
export interface PageRecord {
  /** 8 digits of the fingerprint of the whole page. */
  whole: string;
  /** 4 digits for each part, by its name. */
  parts: ReadonlyMap<string, string>;
}

/** The record of a page that is translated from English as it is now. */
export function recordOf(parts: readonly Part[]): PageRecord {
  return {
    whole: wholeFingerprint(parts).slice(0, 8),
    parts: new Map(parts.map(({ name, fingerprint }) => [name, fingerprint.slice(0, 4)])),
  };
}

/** A record as it is written behind `source:`, a plain text of YAML. */
export function formatRecord({ whole, parts }: PageRecord): string {
  return [whole, ...[...parts].map(([name, digits]) => `${name}=${digits}`)].join(' ');
}

/** Reads what stands behind `source:`; `undefined` when that is no record. */
export function parseRecord(value: unknown): PageRecord | undefined {
  if (typeof value !== 'string') return undefined;
  const [whole = '', ...rest] = value.trim().split(/\s+/);
  if (!/^[0-9a-f]{8}$/.test(whole)) return undefined;
  const parts = new Map<string, string>();
  for (const item of rest) {
    const [, name, digits] = /^([^=]+)=([0-9a-f]{4})$/.exec(item) ?? [];
    if (name === undefined || digits === undefined || parts.has(name)) return undefined;
    parts.set(name, digits);
  }
  return { whole, parts };
}

/** The record of a namespace: 6 digits for each key. It stands in a file of its own beside the translation. */
export type WordRecord = ReadonlyMap<string, string>;

/** The record of a namespace that is translated from English as it is now. */
export const wordRecordOf = (parts: readonly Part[]): WordRecord =>
  new Map(parts.map(({ name, fingerprint }) => [name, fingerprint.slice(0, 6)]));

/** A record as a file, sorted, so that two people who add keys rarely touch the same lines. */
export function formatWordRecord(record: WordRecord): string {
  const sorted = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Whether a value of the file of a record is one. */
export const isWordDigits = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{6}$/.test(value);
