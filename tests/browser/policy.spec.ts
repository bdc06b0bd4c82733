import { inlineHash } from '../../scripts/site/hosts/content-security-policy.ts';
import { addresses, fetchDocument } from './documents.ts';
import { expect, test } from './fixtures.ts';

const policyOf = (headers: { get(name: string): string | null }) => {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return new Map(directives.map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
};

test('every response has the security headers', async ({ baseURL }) => {
  for (const path of ['/', '/ar/contact', '/no-such-screen', '/sitemap.xml', '/favicon.svg']) {
    const { headers } = await fetch(baseURL + path);
    const policy = policyOf(headers);
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(name), name).toEqual(["'none'"]);
    for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src'])
      expect(policy.get(name), name).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

test('every inline script and style is allowed by the policy’s hashes', async ({ baseURL }) => {
  const found: string[] = [];
  for (const path of addresses) {
    const document = await fetchDocument(baseURL, path);
    const policy = policyOf(document.headers);
    for (const [, name = '', attributes = '', text = ''] of document.html.matchAll(
      /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs,
    ))
      if (
        !/\bsrc=|type="application\//.test(attributes) &&
        !policy.get(`${name}-src`)?.includes(inlineHash(text))
      )
        found.push(`${path}: <${name}>${text.slice(0, 80)}`);
    const markup = document.html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
    const forbidden = markup.match(/\s(?:on\w+|style|srcdoc)="|="\s*(?:javascript|data|http):/g);
    if (forbidden) found.push(`${path}: ${forbidden}`);
  }
  expect(found).toEqual([]);
});

test.describe('an injection attempt', () => {
  test.use({ expectedProblems: /policy|Policy|Trusted|evil\.example/ });
  test('is blocked by the browser', async ({ page, site, problems }) => {
    await site.visit('/contact');
    await page.evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => document.body.setAttribute('style', 'color: red'),
        () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
        () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
        () => new Function('1'),
        () => document.head.append(Object.assign(document.createElement('base'), { href: '//evil.example' })),
        () => document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' })),
        () => fetch('https://evil.example/').catch(() => undefined),
        () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/about' })),
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // Blocked with an error, which is reported as well.
        }
      }
    });
    const refused = () =>
      [...new Set(problems.flatMap((text) => /^against the policy: (\S+)/.exec(text)?.[1] ?? []))].sort();
    await expect
      .poll(refused)
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'style-src-attr',
        'style-src-elem',
      ]);
  });
});
