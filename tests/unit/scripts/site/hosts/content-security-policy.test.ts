import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../../scripts/site/hosts/content-security-policy.ts';
import { policy } from '../../../../../scripts/site/hosts/policy.ts';

const none = { scripts: [], styles: [] };

/** Returns the sources of a directive. */
function sources(policy: string, name: string): string[] | undefined {
  const directive = policy.split('; ').find((text) => text.startsWith(`${name} `));
  return directive?.split(' ').slice(1);
}

test('every response forbids what the site does not need', () => {
  const { headers } = policy(none, {})[0] ?? {};
  const directives = headers?.['Content-Security-Policy']?.split('; ');
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(directives).toContain(`${name} 'none'`);
  expect(directives?.join()).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('allows other hosts with a measurement id, and never anything unsafe', () => {
  const allowed = contentSecurityPolicy(none, { analyticsId: 'G-ABC123' });
  expect(allowed).not.toContain('unsafe');
  expect(sources(allowed, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(sources(allowed, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(sources(allowed, 'trusted-types')).toEqual(['google-tag']);
  expect(sources(allowed, 'style-src')).toEqual(["'self'"]);
});
