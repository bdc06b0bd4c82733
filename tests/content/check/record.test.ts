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

test('the record of a namespace is sorted, with a line between two digits for the merges of git', () => {
  const parts = { skip: '00aa11', 'footer.rights': '123456' };
  const text = '{\n  "footer.rights":\n    "123456",\n  "skip":\n    "00aa11"\n}\n';
  expect(jsonRecord(new Map(Object.entries(parts)))).toBe(text);
});
