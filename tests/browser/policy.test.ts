import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inlineHash } from '../../scripts/site/hosts/content-security-policy.ts';
import { parseHeadersFile } from '../../scripts/site/hosts/headers-file.ts';
import { browserForTests, hydrated } from './browser.ts';

const open = browserForTests();

/** The headers that every answer carries, as hosts read them. */
function table(): { [name: string]: string } {
  const rules = parseHeadersFile(readFileSync(join(inject('sites').siteFolder, '_headers'), 'utf8'));
  return { ...rules.find(({ pattern }) => pattern === '/*')?.headers };
}

/** Files of the built site with one of these endings, by path. */
function files(...endings: string[]): [string, string][] {
  const folder = inject('sites').siteFolder;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]);
}

/** Name, attributes and content of the elements of a document; scripts and styles hold text alone. */
function elements(html: string): { name: string; attributes: Map<string, string>; content: string }[] {
  const tag = /<(script|style)\b([^>]*)>(.*?)<\/\1>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gis;
  return [...html.matchAll(tag)].map(([, raw, rawAttributes, content = '', name = raw, attributes]) => ({
    name: name ?? '',
    attributes: new Map(
      [...(attributes ?? rawAttributes ?? '').matchAll(/([^\s"'=<>/]+)(?:\s*=\s*"([^"]*)")?/g)].map(
        ([, key = '', value = '']) => [key.toLowerCase(), value],
      ),
    ),
    content,
  }));
}

test('pages hold no inline code but what the policy names', () => {
  const policy = table()['Content-Security-Policy'] ?? '';
  const sources = (directive: string) => policy.split('; ').find((text) => text.startsWith(directive)) ?? '';
  const pages = files('.html');
  expect(pages.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const [file, html] of pages) {
    for (const { name, attributes, content } of elements(html)) {
      const isData = /^application\/(?:ld\+)?json$/.test(attributes.get('type') ?? '');
      if (name === 'script' && !isData && !attributes.has('src')) {
        if (!sources('script-src').includes(inlineHash(content))) found.push(`${file}: <script>${content}`);
      }
      if (name === 'style' && !sources('style-src').includes(inlineHash(content))) {
        found.push(`${file}: <style>${content.slice(0, 80)}`);
      }
      for (const [key, value] of attributes) {
        const leadsAstray = /^\s*(?:javascript|data|http):/i.test(value);
        if (key.startsWith('on') || key === 'style' || key === 'srcdoc' || leadsAstray) {
          found.push(`${file}: <${name} ${key}="${value}">`);
        }
      }
    }
  }
  expect(found).toEqual([]);
});

test('nothing is asked for over http', () => {
  // Names of vocabularies, and what React Router calls a page without an origin: nobody asks for these.
  const names =
    /http:\/\/(?:(?:www\.w3\.org|www\.sitemaps\.org\/schemas|ns\.adobe\.com)\/|localhost\b(?!:))/g;
  for (const [file, text] of files('.html', '.js', '.css', '.svg', '.xml', '.json', '.webmanifest', '.txt')) {
    const rest = text.replaceAll(names, '');
    expect(/.{0,60}http:\/\/.{0,60}/.exec(rest)?.[0], file).toBeUndefined();
  }
});

test('a page comes with exactly the headers of the table, and the browser holds it to them', async () => {
  const { page, violations, close } = await open();
  const response = await page.goto(`${inject('sites').site}/ar/contact`);
  await hydrated(page);
  const wanted = Object.entries(table());
  expect(wanted.length).toBeGreaterThanOrEqual(7);
  for (const [name, value] of wanted) {
    expect(response?.headers()[name.toLowerCase()], name).toBe(value);
  }
  expect(violations).toEqual([]);
  // Each of these is what an attack would try.
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
        // Refused with an error, which is reported as well.
      }
    }
  });
  const directives = () => [...new Set(violations.map((text) => text.split(' ')[0]))].sort();
  await expect
    .poll(directives)
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ]);
  violations.length = 0;
  await close();
});
