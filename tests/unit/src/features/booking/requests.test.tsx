import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CallToAction } from '../../../../../src/blocks/CallToAction.tsx';
import { PortfolioOnRequest } from '../../../../../src/blocks/PortfolioOnRequest.tsx';
import { renderScreen } from '../../site/screen.tsx';

const request = { portfolio: 'Portfolio request', portfolioBody: 'Hello', answer: '{{text}}: {{value}}' };

test.each([
  ['of one service', PortfolioOnRequest, 'services/rendering', 'Portfolio request: Rendering'],
  ['of all services', CallToAction, 'portfolio', 'Portfolio request'],
])('requests the portfolio %s, without break marks', (_, Part, key, subject) => {
  const html = renderScreen(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
    { page: { key, frontmatter: { label: 'Render\u00ading' } }, words: { components: { request } } },
  );
  const [, address = ''] = /href="(mailto:[^"]*)"/.exec(html) ?? [];
  const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
  expect(Object.fromEntries(searchParams)).toEqual({ subject, body: 'Hello' });
});
