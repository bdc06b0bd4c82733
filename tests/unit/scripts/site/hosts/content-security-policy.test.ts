import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../../scripts/site/hosts/content-security-policy.ts';

const none = { scripts: [], styles: [] };

/** The sources of a directive. */
function sources(policy: string, name: string): string[] | undefined {
  const directive = policy.split('; ').find((text) => text.startsWith(`${name} `));
  return directive?.split(' ').slice(1);
}

test('allows other hosts only with a measurement id, and never anything unsafe', () => {
  expect(contentSecurityPolicy(none, {})).not.toMatch(/https?:|unsafe/);
  const policy = contentSecurityPolicy(none, { analyticsId: 'G-ABC123' });
  expect(policy).not.toContain('unsafe');
  expect(sources(policy, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(sources(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(sources(policy, 'trusted-types')).toEqual(['google-tag']);
  expect(sources(policy, 'style-src')).toEqual(["'self'"]);
});
