import { expect, test } from 'vitest';
import { composeMessage, pointLines } from '../../../../../src/features/booking/message.ts';
import { createI18n } from '../../../../../src/site/i18n.ts';

const i18n = createI18n();
i18n.addResourceBundle('en', 'components', {
  request: { point: '{{text}}:', answer: '{{text}}： {{value}}' },
});
const t = i18n.getFixedT('en', 'components');

test('writes an answer on one line, unchanged, and one of several lines below its label', () => {
  const points = [
    { label: 'Products', value: ' 40 {{text}} $t(request.copy) <b> ' },
    { label: 'Formats', value: '' },
    { label: 'Notes', value: 'one\r\ntwo\rthree\n' },
  ];
  expect(pointLines(points, t)).toBe('Products： 40 {{text}} $t(request.copy) <b>\nNotes:\none\ntwo\nthree');
});

test('separates non-empty paragraphs with blank lines', () => {
  expect(composeMessage(['Hello,', '', '  ', 'Time: 10:00', 'x\r\ny\n'])).toBe(
    'Hello,\n\nTime: 10:00\n\nx\ny',
  );
});
