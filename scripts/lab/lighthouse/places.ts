/** A place on a page that an audit complains about. */
export interface Place {
  /** An element by its selector and start tag, an address, or a message of the console. */
  readonly what: string;
  /** What is wrong there, where the audit says it for each place. */
  readonly why?: string;
}

/**
 * The places in the details of an audit, which are tables and lists of many shapes: every element, and of what
 * is not about an element the address or message. The origin of the page is left out of addresses.
 *
 * @returns each place once, in the order of the report
 */
export function placesIn(details: unknown, origin = ''): Place[] {
  const found = new Map<string, Place>();
  const add = (place: Place) => {
    if (place.what !== '' && !found.has(place.what)) found.set(place.what, place);
  };
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    else if (isRecord(value)) visitRecord(value);
  };
  const visitRecord = (record: Record<string, unknown>) => {
    if (record.type === 'node') {
      const { selector, snippet, explanation } = record;
      const what = [selector, snippet].filter(isText).join('  ');
      return add(isText(explanation) ? { what, why: explanation } : { what });
    }
    const before = found.size;
    for (const key of ['items', 'value', 'node', 'source', 'subItems', 'chains', 'children'])
      visit(record[key]);
    if (found.size > before) return;
    const { url, description, sourceLocation, duration } = record;
    // Of a list, this describes the list and no place.
    const words = isText(description) && !('value' in record) ? description : '';
    const message = words === '' && typeof duration === 'number' ? `${Math.round(duration)} ms` : words;
    const address = isText(url) ? url : isRecord(sourceLocation) ? sourceLocation.url : undefined;
    if (!isText(address)) return add({ what: words });
    const what = address.startsWith(origin) ? address.slice(origin.length) : address;
    add(message === '' ? { what } : { what, why: message });
  };
  visit(details);
  return [...found.values()];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
