import { expect, test } from './fixtures.ts';

test.use({ expectedProblems: /policy|Policy|Trusted|evil\.example/ });

test('the content security policy blocks injection attempts', async ({ page, site, problems }) => {
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
        // Blocked with an error, which is also reported.
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
