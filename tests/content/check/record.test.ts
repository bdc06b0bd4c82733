import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatRecord, formatWordRecord, parseRecord } from '../../../scripts/check/core/staleness/record.ts';
import { recordLine } from '../../../scripts/check/core/staleness/record-lines.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

const name = fc
  .tuple(fc.constantFrom('', 'text/'), fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/))
  .map(([prefix, word]) => prefix + word);

const record = fc.record({
  whole: digits(8),
  parts: fc
    .uniqueArray(fc.tuple(name, digits(4)), { selector: ([part]) => part })
    .map((parts) => new Map(parts)),
});

test('a record is read as it was written', () => {
  fc.assert(
    fc.property(record, (one) => {
      expect(parseRecord(formatRecord(one))).toEqual(one);
    }),
  );
});

test('the line of a record is YAML on one line', () => {
  const withParts = record.filter(({ parts }) => parts.size > 0);
  fc.assert(
    fc.property(withParts, (one) => {
      const line = recordLine(one);
      expect(line).not.toContain('\n');
      expect(parse(line)).toEqual({ source: formatRecord(one) });
    }),
  );
});

test('whatever else stands there is no record, and no exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.string(), fc.string({ unit: fc.constantFrom(...'0a= /:\n') })),
      (value) => {
        const read = parseRecord(value);
        if (read) expect(parseRecord(formatRecord(read))).toEqual(read);
      },
    ),
  );
});

describe('what is no record', () => {
  test.each([
    [undefined],
    [null],
    [12345678],
    [''],
    ['8c1f2a0'],
    ['8c1f2a04 label'],
    ['8c1f2a04 label='],
    ['8c1f2a04 label=1a2'],
    ['8c1f2a04 label=1a2b label=1a2b'],
    ['8c1f2a04 =1a2b'],
    ['8C1F2A04 label=1a2b'],
    ['label=1a2b 8c1f2a04'],
    [{ label: '1a2b' }],
    [['8c1f2a04']],
  ])('%j', (value) => {
    expect(parseRecord(value)).toBeUndefined();
  });
});

test('a record that was folded over two lines is read too', () => {
  expect(parseRecord(' 8c1f2a04  label=1a2b\n title=9f00 ')).toEqual({
    whole: '8c1f2a04',
    parts: new Map([
      ['label', '1a2b'],
      ['title', '9f00'],
    ]),
  });
});

test('the record of a namespace is sorted', () => {
  const text = formatWordRecord(
    new Map([
      ['skip', '00aa11'],
      ['footer.rights', '123456'],
    ]),
  );
  expect(text).toBe('{\n  "footer.rights": "123456",\n  "skip": "00aa11"\n}\n');
});
