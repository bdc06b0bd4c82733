import { expect, test } from 'vitest';
import { redirectsFile, redirectsOf } from '../../../../../scripts/site/hosts/redirects.ts';
import { vercelFile } from '../../../../../scripts/site/hosts/vercel.ts';

const keys = ['index', 'about', 'services/modeling', '404'];

test('redirects a renamed screen in every language', () => {
  const redirects = redirectsOf({ redirects: { '/team': '/about', '/start': '/' } }, keys);
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/team', to: '/about' },
      { from: '/en/team', to: '/en/about' },
      { from: '/ar/team', to: '/ar/about' },
      { from: '/start', to: '/' },
      { from: '/zh/start', to: '/zh' },
    ]),
  );
  expect(redirectsFile(redirects)).toContain('/en/team  /en/about  301\n');
  const [first] = JSON.parse(vercelFile([], redirects)).redirects;
  expect(first).toEqual({ source: '/team', destination: '/about', statusCode: 301 });
});

test.each([
  ['leads nowhere', { '/team': '/abuot' }, '/abuot, which is not the path of a screen'],
  ['hides a screen', { '/about': '/' }, '/about, which is the path of a screen'],
])('a redirect that %s fails the build', (_, redirects, message) => {
  expect(() => redirectsOf({ redirects }, keys)).toThrow(message);
});
