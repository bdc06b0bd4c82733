import { expect, test } from 'vitest';
import { composeMessage, pointLines } from '../../../../../src/features/booking/message.ts';

const style = {
  point: (text: string) => `${text}:`,
  answer: (text: string, value: string) => `${text}： ${value}`,
};

test('answered points, a line each; several lines start on their own', () => {
  expect(
    pointLines(
      [
        { label: 'Products', value: ' 40 ' },
        { label: 'Formats', value: '' },
        { label: 'Notes', value: 'one\r\ntwo\rthree\n' },
      ],
      style,
    ),
  ).toBe('Products： 40\nNotes:\none\ntwo\nthree');
});

test('paragraphs with text, a blank line between', () => {
  expect(composeMessage(['Hello,', '', '  ', 'Time: 10:00', 'x\r\ny\n'])).toBe(
    'Hello,\n\nTime: 10:00\n\nx\ny',
  );
});
