import { expect, test } from 'vitest';
import { redirectsFile, redirectsOf } from '../../../../../scripts/site/hosts/redirects.ts';
import { vercelFile } from '../../../../../scripts/site/hosts/vercel.ts';

const keys = ['index', 'about', 'services/modeling', '404'];

test('redirects a renamed screen in every language', () => {
  const redirects = redirectsOf({ redirects: { '/team': '/about', '/start': '/' } }, keys);
  for (const redirect of [
    { from: '/team', to: '/about' },
    { from: '/en/team', to: '/en/about' },
    { from: '/ar/team', to: '/ar/about' },
    { from: '/start', to: '/' },
    { from: '/zh/start', to: '/zh' },
  ]) {
    expect(redirects).toContainEqual(redirect);
  }
  expect(redirectsFile(redirects)).toContain('/en/team  /en/about  301\n');
  expect(JSON.parse(vercelFile([], redirects)).redirects[0]).toEqual({
    source: '/team',
    destination: '/about',
    statusCode: 301,
  });
});

test('a redirect that leads nowhere, or hides a screen, fails the build', () => {
  expect(() => redirectsOf({ redirects: { '/team': '/abuot' } }, keys)).toThrow(
    '/abuot, where there is no screen',
  );
  expect(() => redirectsOf({ redirects: { '/about': '/' } }, keys)).toThrow(
    '/about, where there is a screen',
  );
});
