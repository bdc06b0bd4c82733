import { expect, test } from './fixtures.ts';

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/ar/contact', '/no-such-screen', '/sitemap.xml', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy).toContain(`${name} 'none'`);
    for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src'])
      expect(policy).toContain(`${name} 'self'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
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
