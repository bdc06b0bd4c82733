import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineHash,
} from '../../../../../scripts/site/hosts/content-security-policy.ts';

const none = { scriptHashes: [], styleHashes: [] };

/** The sources of a directive. */
function sources(policy: string, name: string): string[] | undefined {
  const directive = policy.split('; ').find((text) => text.startsWith(`${name} `));
  return directive?.split(' ').slice(1);
}

test('allows only files of the site', () => {
  const policy = contentSecurityPolicy(none, {});
  expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'manifest-src']) {
    expect(sources(policy, name), name).toEqual(["'self'"]);
  }
  for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'trusted-types']) {
    expect(sources(policy, name), name).toEqual(["'none'"]);
  }
  expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
});

test('allows inline code by its hash, scripts as scripts and styles as styles', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
  expect(inlineHash('é')).toBe(hash('é'));
  const policy = contentSecurityPolicy({ scriptHashes: [hash('a')], styleHashes: [hash('b')] }, {});
  expect(sources(policy, 'script-src')).toEqual(["'self'", hash('a')]);
  expect(sources(policy, 'style-src')).toEqual(["'self'", hash('b')]);
});

test('allows other hosts only with a measurement id, and never anything unsafe', () => {
  expect(contentSecurityPolicy(none, {})).not.toMatch(/https?:|unsafe/);
  const policy = contentSecurityPolicy(none, { analyticsId: 'G-ABC123' });
  expect(policy).not.toContain('unsafe');
  expect(sources(policy, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(sources(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(sources(policy, 'trusted-types')).toEqual(['google-tag']);
  expect(sources(policy, 'style-src')).toEqual(["'self'"]);
});
