import { describe, expect, test } from 'vitest';
import { cleanUrl } from '../../../../../scripts/site/serve/clean-url.ts';

describe('cleanUrl', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/nl', '/nl'],
    ['/nl/services/modeling', '/nl/services/modeling'],
    ['/about?from=mail', '/about'],
    ['/about?', '/about'],
    ['/caf%C3%A9', '/café'],
    ['/assets/chair@2x-3f2a.png', '/assets/chair@2x-3f2a.png'],
    ['/robots.txt', '/robots.txt'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/indexes', '/indexes'],
  ])('%s is clean', (target, path) => {
    expect(cleanUrl(target)).toEqual({ kind: 'clean', path, redirect: undefined });
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/nl/', '/nl'],
    ['/nl.html', '/nl'],
    ['/nl/index.html', '/nl'],
    ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
    ['/index.html?q=//evil.example', '/?q=//evil.example'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s redirects to %s', (target, redirect) => {
    const url = cleanUrl(target);
    expect(url.kind === 'clean' ? url.redirect : undefined).toBe(redirect);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/index.html',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/about//',
    '/nl//about/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/nl/./about',
    '/about%00.html',
    '/.git/config',
    '/assets/.well-known/x',
    '/.html',
    '/about%2Ehtml',
    '/ind%65x',
  ])('%s has no page', (target) => {
    expect(cleanUrl(target)).toEqual({ kind: 'impossible' });
  });

  test.each(['/%', '/%zz', '/nl/%E0%A4', '/%FF', '', '*', 'about', 'http://evil.example/'])(
    '"%s" is malformed',
    (target) => {
      expect(cleanUrl(target)).toEqual({ kind: 'malformed' });
    },
  );
});
