import { describe, expect, test } from 'vitest';
import { cleanUrl } from '../../../../../scripts/site/serve/clean-url.ts';

/* What the suite for hosts (conformance.test.ts) does not require of every host. */

describe('cleanUrl', () => {
  test.each([
    ['/caf%C3%A9', '/café'],
    ['/about?', '/about'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/indexes', '/indexes'],
  ])('%s is clean', (target, path) => {
    expect(cleanUrl(target)).toEqual({ kind: 'clean', path, redirect: undefined });
  });

  test.each([
    ['/about.html/', '/about'],
    ['/about/index.html', '/about'],
    ['/index/', '/'],
    ['/about/?from=mail&x=%2F', '/about?from=mail&x=%2F'],
    ['/index.html?q=//evil.example', '/?q=//evil.example'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s redirects to %s', (target, redirect) => {
    const url = cleanUrl(target);
    expect(url.kind === 'clean' ? url.redirect : undefined).toBe(redirect);
  });

  test.each(['/.git/config', '/assets/.well-known/x', '/.html', '/about%2Ehtml', '/ind%65x'])(
    '%s has no page',
    (target) => {
      expect(cleanUrl(target)).toEqual({ kind: 'impossible' });
    },
  );

  test.each(['', '*', 'about', 'http://evil.example/'])('“%s” is malformed', (target) => {
    expect(cleanUrl(target)).toEqual({ kind: 'malformed' });
  });
});
