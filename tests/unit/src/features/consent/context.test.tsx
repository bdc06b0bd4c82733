import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useConsent } from '../../../../../src/features/consent/context.ts';

test('using consent outside its provider throws an error that says what to do', () => {
  const Outside = () => String(useConsent());
  expect(() => renderToString(<Outside />)).toThrow(/useConsent\(\).*<ConsentProvider>/);
});
