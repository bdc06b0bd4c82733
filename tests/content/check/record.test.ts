import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { jsonRecord, readRecord, yamlRecord } from '../../../scripts/check/core/staleness/record.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 6, maxLength: 6 });

const name = fc
  .tuple(fc.constantFrom('', 'text/'), fc.stringMatching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/))
  .map(([prefix, word]) => prefix + word);

const record = fc
  .uniqueArray(fc.tuple(name, fc.oneof(digits, fc.constant('checked'))), {
    selector: ([part]) => part,
    minLength: 1,
  })
  .map((parts) => new Map(parts));

test('a record is read as it was written', () => {
  fc.assert(
    fc.property(record, (one) => {
      expect(readRecord(parse(yamlRecord(one).join('\n')).source)).toEqual(one);
      expect(readRecord(JSON.parse(jsonRecord(one)))).toEqual(one);
    }),
  );
});

test('between the digits of two parts there is a line that stays, for the merges of git', () => {
  fc.assert(
    fc.property(record, (one) => {
      for (const lines of [yamlRecord(one), jsonRecord(one).split('\n')]) {
        const isChanging = lines.map((line) => /^ {4}"/.test(line));
        expect(isChanging.filter(Boolean)).toHaveLength(one.size);
        expect(isChanging.some((changes, at) => changes && isChanging[at + 1])).toBe(false);
      }
    }),
  );
});

test('what is no record, and values that say nothing', () => {
  for (const value of [undefined, null, 12345678, '8c1f2a04 label=1a2b', ['8c1f2a']])
    expect(readRecord(value)).toBeUndefined();
  const values = { a: '8C1F2A', b: '8c1f2', c: 123456, d: null, e: 'Checked', f: '8c1f2a' };
  expect(Object.fromEntries(readRecord(values) ?? [])).toEqual({
    a: '',
    b: '',
    c: '',
    d: '',
    e: '',
    f: '8c1f2a',
  });
});

test('the record of a namespace is sorted', () => {
  const text = jsonRecord(
    new Map([
      ['skip', '00aa11'],
      ['footer.rights', '123456'],
    ]),
  );
  expect(text).toBe('{\n  "footer.rights":\n    "123456",\n  "skip":\n    "00aa11"\n}\n');
});
